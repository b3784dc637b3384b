export type FeatureIcon =
  | 'wifi'
  | 'tv'
  | 'minibar'
  | 'living-area'
  | 'climate'
  | 'air-conditioning'
  | 'fireplace'
  | 'hot-tub'
  | 'other'

/** Returns the icon of the first keyword of ROOM-4 found, else `other`. */
export function featureIcon(feature: string): FeatureIcon {
  const words = ` ${plainWords(feature)} `
  return keywords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

const keywords: [FeatureIcon, RegExp][] = [
  ['wifi', / wi ?fi /],
  ['tv', / tvs? /],
  ['minibar', / frigobar(?:es)? /],
  ['living-area', / (?:varanda|sala|copa)s? /],
  ['climate', / (?:climatizacao|ar ?quente) /],
  ['air-conditioning', / ar ?condicionado /],
  ['fireplace', / lareiras? /],
  ['hot-tub', / hidro ?massagem /],
]

/** Converts to lower case without accents; every hyphen, mark or gap between words becomes one space. */
function plainWords(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
