import 'server-only'
import { parseProse } from '@/lib/content/prose/blocks'
import type { Facts } from '@/lib/content/prose/facts'
import { type Arrival, arrivalSection } from '@/lib/hotel/arrival/fields'
import type { Pictured } from '@/lib/media/images/picture'
import { getFacts } from './facts'
import { getSection } from './site-content'

/** Returns the content of the page, or null if the hotel has none (PAGE-7); then nothing links to it. */
export async function getArrival(): Promise<(Arrival & Pictured) | null> {
  return omitEmptyTexts(await getSection(arrivalSection), await getFacts())
}

/** Removes texts that are empty without missing facts; null if nothing readable remains. */
export function omitEmptyTexts<Item extends Arrival>(arrival: Item, facts: Facts): Item | null {
  const remaining = (text: string) => (parseProse(text, facts).length > 0 ? text : '')
  const written = {
    ...arrival,
    directions: remaining(arrival.directions),
    packing: arrival.packing.filter(({ text }) => remaining(text)),
    minors: remaining(arrival.minors),
    register_text: remaining(arrival.register_text),
    closing: remaining(arrival.closing),
  }
  const { lead, directions, packing, hours, minors, register_text, register_url, closing } = written
  const isWritten = [lead, directions, minors, register_text, register_url, closing, packing[0], hours[0]]
  return isWritten.some(Boolean) ? written : null
}
