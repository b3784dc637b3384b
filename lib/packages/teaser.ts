import { maxTeaser, type Package } from './fields'

/** Returns a card's text: the package's own, or the description's first sentence, shortened at a clause (OFF-25). */
export function packageTeaser({ teaser, description }: Pick<Package, 'teaser' | 'description'>): string {
  return teaser || endWithStop(firstSentence(description))
}

/** Longest beginnings with room for a full stop, best first: up to punctuation, to a conjunction, to the end of a word. */
const beginnings = [
  /^.{40,119}(?=[,;:]\s|\s[–—]\s)/,
  /^.{40,119}(?=\s(?:e|ou|mas|que|para|com|onde|quando|enquanto|porque|pois)\s)/i,
  /^.{40,119}(?<=\p{L}{4})(?=\s)/u,
  /^.{119}/u,
]

function endWithStop(sentence: string) {
  if (sentence.length <= maxTeaser) return sentence
  const [begun = ''] = beginnings.flatMap((beginning) => beginning.exec(sentence)?.[0] ?? [])
  return `${begun.replace(/\s*\([^)]*$/, '').replace(/[\s,;:–—-]+$/, '')}.`
}

const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' })
const abbreviated = /(?:^|\s)(?:sra?|dra?|av|d|s|sto|sta|prof)\.$/i

function firstSentence(text: string) {
  // Pasted text may break lines within a sentence.
  const lines = text.trim().replace(/\s*\n\s*(?=\p{Ll})/gu, ' ')
  let first = ''
  for (const { segment } of sentences.segment(lines)) {
    first += segment
    if (!abbreviated.test(first.trimEnd())) break
  }
  return first.replace(/\s+/g, ' ').trim()
}
