import { foldText } from '@/lib/words'

export type FeatureIcon = (typeof keywords)[number][0] | 'other'

/** Returns the icon of the first keyword of ROOM-4 found, else `other`. */
export function featureIcon(feature: string): FeatureIcon {
  const words = ` ${foldText(feature).replace(/[^a-z0-9]+/g, ' ')} `
  return keywords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

const keywords = [
  ['wifi', / wi ?fi /],
  ['tv', / tvs? /],
  ['minibar', / frigobar(?:es)? /],
  ['living-area', / (?:varanda|sala|copa)s? /],
  ['climate', / (?:climatizacao|ar ?quente) /],
  ['air-conditioning', / ar ?condicionado /],
  ['fireplace', / lareiras? /],
  ['hot-tub', / hidro ?massagem /],
] as const
