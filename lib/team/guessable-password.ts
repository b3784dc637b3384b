import type { MatchExtended } from '@zxcvbn-ts/core'

/** What is known about the owner of a password. */
type Owner = { email: string; name?: string; hotel: string }

/** Explains why a password is guessable (AUTH-11): ignores words of hotel, e-mail and name, counts repetitions once. */
export async function explainGuessable(password: string, owner: Owner): Promise<string | undefined> {
  loading ??= createEstimator()
  const estimator = await loading
  const words = wordsOf(owner)
  let reason = guessable
  for (let text = password; ; ) {
    const { score, sequence } = estimator.check(text, [...words.keys()])
    const known = sequence.find(isOwn)
    if (known && reason === guessable) reason = tooSimilar(words.get(known.matchedWord) ?? 'e-mail')
    if (score < BEST_SCORE) return reason
    const rest = sequence.map((part) => (isOwn(part) ? '' : (part.baseToken ?? part.token))).join('')
    if (rest === text) return undefined
    text = rest
  }
}

function isOwn({ dictionaryName }: MatchExtended) {
  return dictionaryName === 'userInputs'
}

/** On the library's scale: 10^10 guesses, which 12 random letters or four Portuguese words reach. */
const BEST_SCORE = 4

export const guessable =
  'Esta senha está entre as primeiras que alguém tentaria. Escolha outra: quatro palavras sem relação funcionam bem.'

function tooSimilar(what: string) {
  return `Esta senha é parecida demais com o ${what}. Escolha outra: quatro palavras sem relação funcionam bem.`
}

let loading: ReturnType<typeof createEstimator> | undefined

async function createEstimator() {
  const [{ ZxcvbnFactory }, common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ])
  const { 'commonWords-pt-br': words = [], 'firstnames-pt-br': names = [] } = portuguese.dictionary
  return new ZxcvbnFactory({
    dictionary: { passwords: common.dictionary['passwords-common'] ?? [], words: [...words, ...names] },
    graphs: common.adjacencyGraphs,
    // With the default of 100, 72 characters of letter substitutes took 2.5 s.
    l33tMaxSubstitutions: 5,
  })
}

/** Maps each word in lower case, with and without accents, to its source. */
function wordsOf({ email, name = '', hotel }: Owner): Map<string, string> {
  const sources = { 'nome do hotel': [hotel], 'e-mail': [email, ...email.split('@')], 'seu nome': [name] }
  return new Map(
    Object.entries(sources).flatMap(([what, texts]) =>
      texts
        .flatMap((text) => [text, text.replaceAll(separators, ''), ...text.split(separators)])
        .map((text) => text.toLowerCase())
        .flatMap((text) => [text, text.normalize('NFD').replaceAll(/\p{M}/gu, '')])
        .filter((text) => text.length > 2)
        .map((text) => [text, what]),
    ),
  )
}

const separators = /[^\p{L}\p{N}]+/gu
