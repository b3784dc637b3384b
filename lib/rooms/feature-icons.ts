export type FeatureIcon =
  | 'wifi'
  | 'tv'
  | 'frigobar'
  | 'ambiente'
  | 'climatizacao'
  | 'ar-condicionado'
  | 'lareira'
  | 'hidromassagem'
  | 'outro'

/** By the first keyword of ROOM-4 in it; `outro` when there is none. */
export function featureIcon(feature: string): FeatureIcon {
  const words = ` ${plainWords(feature)} `
  return keywords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'outro'
}

const keywords: [FeatureIcon, RegExp][] = [
  ['wifi', / wi ?fi /],
  ['tv', / tvs? /],
  ['frigobar', / frigobar(?:es)? /],
  ['ambiente', / (?:varanda|sala|copa)s? /],
  ['climatizacao', / (?:climatizacao|ar ?quente) /],
  ['ar-condicionado', / ar ?condicionado /],
  ['lareira', / lareiras? /],
  ['hidromassagem', / hidro ?massagem /],
]

/** Lower case without accents; every hyphen, mark or gap between two words becomes one space. */
function plainWords(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
