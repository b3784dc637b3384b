import type { LocationFeatureSpecification } from 'schema-dts'
import { absoluteUrl } from './absolute-url'

export function features(names: string[]): LocationFeatureSpecification[] | undefined {
  return filled(names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })))
}

/** An empty list would say something. */
export function filled<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}

export function hotelId() {
  return absoluteUrl('/#hotel')
}
