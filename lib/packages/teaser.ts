import { teaserMost } from './fields'
import type { Package } from './schema'

/**
 * Returns what a card says of a package: its own line, or else the first sentence of the description. One that is too long
 * ends before its last clause that does not fit, with a full stop (OFF-25).
 */
export function packageTeaser({ teaser, description }: Pick<Package, 'teaser' | 'description'>): string {
  return teaser || closed(firstSentence(description))
}

// Enough for a sentence of its own.
const clauseLeast = 40
/** Where a sentence can end early, best first: at a mark, before a conjunction, after any word. */
const ends = [
  /[,;:](?=\s)|\s[–—](?=\s)/g,
  /\s(?=(?:e|ou|mas|que|para|com|onde|quando|enquanto|porque|pois)\s)/gi,
  /(?<=\p{L}{4})\s/gu,
]

function closed(sentence: string) {
  if (sentence.length <= teaserMost) return sentence
  const places = ends.map((end) =>
    [...sentence.matchAll(end)]
      .map(({ index }) => index)
      .filter((index) => index >= clauseLeast && index < teaserMost)
      .at(-1),
  )
  const begun = sentence.slice(0, places.find((place) => place !== undefined) ?? teaserMost - 1)
  return `${begun.replace(/\s*\([^)]*$/, '').replace(/[\s,;:–—-]+$/, '')}.`
}

const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' })
const abbreviated = /(?:^|\s)(?:sra?|dra?|av|d|s|sto|sta|prof)\.$/i

function firstSentence(text: string) {
  // A pasted text may break its lines within a sentence.
  const lines = text.trim().replace(/\s*\n\s*(?=\p{Ll})/gu, ' ')
  let first = ''
  for (const { segment } of sentences.segment(lines)) {
    first += segment
    if (!abbreviated.test(first.trimEnd())) break
  }
  return first.replace(/\s+/g, ' ').trim()
}

// About six lines of a card.
const featuresLength = 240

/** Returns the first four features of a package, or as many of them as a card has room for; none is cut (OFF-5). */
export function cardFeatures(features: string[]): string[] {
  let length = 0
  return features.slice(0, 4).filter((feature, index) => {
    length += feature.length
    return index === 0 || length <= featuresLength
  })
}
