import { type Place, plain } from './content-places.ts'
import { withoutDates } from './dates-in-words.ts'
import { containsWord, type Source, saidBy, saidInParts } from './product-words.ts'

/** What a text is made of; `unknown` are the pieces that are neither content nor the product's. */
export type Explained = {
  places: string[]
  files: string[]
  unknown: string[]
  /** The same words stand in the content and in a part of the page: who says them here cannot be told. */
  isEither?: boolean
}

/**
 * Content first, longest values before shorter ones; what is left between must stand in the product's sources, best in
 * those that the page is made of (`near`).
 */
export function explain(
  text: string,
  places: Place[],
  sources: Source[],
  near?: ReadonlySet<string>,
): Explained {
  const whole = plain(text)
  // What is cut off ends in a sign that says so.
  const isOf = whole.endsWith('…')
    ? (known: Place) => known.text.startsWith(whole.slice(0, -1))
    : (known: Place) => known.text === whole
  const exact = places.find(isOf)
  const own = saidBy(whole, sources, near)
  if (exact) {
    const files = own?.isWhole ? own.files.filter((file) => near?.has(file) && !file.startsWith('lib/')) : []
    return { places: [exact.place], files, unknown: [], isEither: files.length > 0 }
  }
  if (own) return { places: [], files: own.files, unknown: [] }
  const used: string[] = []
  let rest = whole
  for (const known of places) {
    if (known.text.length < 4 || !containsWord(rest, known.text)) continue
    rest = rest.replaceAll(known.text, cut)
    used.push(known.place)
  }
  const pieces = withoutDates(rest)
    .split(new RegExp(`${cut}|[\\d.,:/%+()·–—-]+|r\\$`))
    .flatMap((piece) => piece.trim().replace(/^[.,;:!?·\s]+|[.,;:!?·\s]+$/g, '') || [])
  const explained = pieces.map((piece) => ({ piece, files: filesOf(piece, sources, near) }))
  return {
    places: [...new Set(used)],
    files: inCommon(explained),
    unknown: explained.flatMap(({ piece, files }) => (files ? [] : [piece])),
  }
}

/** Of a piece as a whole, else of its parts: sentences are put together from parts. */
function filesOf(piece: string, sources: Source[], near?: ReadonlySet<string>): string[] | undefined {
  const whole = saidBy(piece, sources, near)
  if (whole) return whole.files
  const one = saidInParts(piece, sources)
  if (one) return [one]
  const words = piece.split(' ')
  for (let index = 1; index < words.length; index++) {
    const [before, after] = [words.slice(0, index), words.slice(index)].map((half) =>
      saidBy(half.join(' '), sources, near),
    )
    if (before && after) return [...before.files.slice(0, 1), ...after.files.slice(0, 1)]
  }
  return undefined
}

/** A file that says every piece, else those of each; 'de' and 'x' stand everywhere and tell nothing. */
function inCommon(pieces: { piece: string; files: string[] | undefined }[]): string[] {
  const long = pieces.filter(({ piece }) => piece.length > 2)
  const [first = [], ...others] = (long.length > 0 ? long : pieces).map(({ files = [] }) => files)
  const common = first.filter((file) => others.every((files) => files.includes(file)))
  return common.length > 0 ? common : [...new Set([first, ...others].flat())]
}

const cut = '\u0000'
