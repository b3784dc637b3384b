import 'server-only'
import type { AuthError } from '@supabase/supabase-js'
import type { MatchExtended } from '@zxcvbn-ts/core'
import { refusedAt, waitText } from '@/lib/access/denials'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult, Failure } from '@/lib/access/result'
import { namesOf } from '@/lib/access/staff-names'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import { getHotel } from '@/lib/site/queries'
import { z } from '@/lib/zod'

type Change = { current: string; next: string }

/** Changes the person's password, and the database ends their other sessions. `next` has passed `passwordForm`. */
export async function changeOwnPassword(admin: Admin, { current, next }: Change): Promise<ActionResult> {
  const { email, supabase } = admin
  const [{ name: hotel }, names] = await Promise.all([getHotel(), namesOf(admin)])
  const reason = await guessableBecause(next, { email, name: names[email.toLowerCase()], hotel })
  if (reason) return refusedAt('next', reason)
  const refusal = await confirmPassword(admin, { password: current, field: 'current' })
  if (refusal) return refusal
  const { error } = await supabase.auth.updateUser({ password: next })
  if (error) return refused(error)
  securityEvent('password_changed', { account: accountTag(email) })
  return { ok: true }
}

function refused(error: AuthError): Failure {
  if (error.code === 'same_password') return refusedAt('next', 'A nova senha é igual à atual.')
  if (error.code === 'weak_password') return refusedAt('next', guessable)
  logEvent('password_change_failed', { code: error.code, error })
  return { ok: false, error: 'Erro ao alterar a senha. A de antes continua valendo.' }
}

type Given = { password: string; field: string }

/**
 * Checks the person's password; returns undefined if it is right, and the database then allows this session for two minutes
 * what requires it (AUTH-15). The database counts wrong passwords.
 */
export async function confirmPassword(
  { email, supabase }: Admin,
  { password, field }: Given,
): Promise<Failure | undefined> {
  const { data } = await supabase
    .rpc('prove_password', { p_password: password })
    .abortSignal(AbortSignal.timeout(8000))
  const { proven, wait } = answer.safeParse(data).data ?? {}
  if (proven) return undefined
  const reason = wait !== undefined ? 'wait' : proven === false ? 'wrong' : 'unknown'
  securityEvent('password_confirmation_refused', { account: accountTag(email), reason })
  if (wait !== undefined) return refusedAt(field, waitText(Math.ceil(wait / 60)))
  if (proven === false) return refusedAt(field, 'Senha atual incorreta.')
  return { ok: false, error: 'Não foi possível conferir a senha atual. Tente de novo em instantes.' }
}

const answer = z.object({ proven: z.boolean().optional(), wait: z.number().optional() })

/** What is known about the owner of a password. */
export type Owner = { email: string; name?: string; hotel: string }

/**
 * Returns a message on a password that is easy to guess (AUTH-11), or undefined. Words of the hotel, the e-mail and the name
 * are not counted, and repetitions are counted once.
 */
export async function guessableBecause(password: string, owner: Owner): Promise<string | undefined> {
  const estimator = await loadEstimator()
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

let estimator: ReturnType<typeof createEstimator> | undefined

function loadEstimator() {
  estimator ??= createEstimator()
  return estimator
}

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
    // With the default of 100, 72 characters of signs that replace letters took 2.5 s.
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
