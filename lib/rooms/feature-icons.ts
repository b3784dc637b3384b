import { foldText } from '@/lib/words'

export type FeatureIcon = (typeof keywords)[number][0] | 'other'

/** Returns the icon of the first keyword of ROOM-4 found, otherwise `other`. */
export function featureIcon(feature: string): FeatureIcon {
  const words = ` ${foldText(feature).replace(/[^a-z0-9]+/g, ' ')} `
  return keywords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

const attractions = [
  ['fireplace', 'lareira'],
  ['hot-tub', 'hidromassagem'],
] as const

/** Adds popular features that all rooms share to their name: `Chalés com lareira`. */
export function withAttractions(name: string, rooms: { features: string[] }[]): string {
  const shared = attractions.filter(([icon]) =>
    rooms.every(({ features }) => features.some((feature) => featureIcon(feature) === icon)),
  )
  const words = shared.map(([, word]) => word).join(' e ')
  return words && rooms.length > 0 ? `${name} com ${words}` : name
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
