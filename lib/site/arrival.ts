import 'server-only'
import { proseBlocks } from '@/lib/content/prose/blocks'
import type { Facts } from '@/lib/content/prose/facts'
import type { Arrival } from '@/lib/hotel/arrival/fields'
import type { Pictured } from '@/lib/media/images/picture'
import { getFacts } from './facts'
import { getSiteContent } from './site-content'

/** Null if the hotel has no such page (PAGE-7); then nothing links to it. */
export async function getArrival(): Promise<(Arrival & Pictured) | null> {
  return writtenArrival((await getSiteContent()).arrival, await getFacts())
}

/** What is left of it without the facts that are missing, or null where nobody has written anything to read. */
export function writtenArrival<Item extends Arrival>(arrival: Item, facts: Facts): Item | null {
  const left = (text: string) => (proseBlocks(text, facts).length > 0 ? text : '')
  const written = {
    ...arrival,
    directions: left(arrival.directions),
    packing: arrival.packing.filter(({ text }) => left(text)),
    minors: left(arrival.minors),
    register_text: left(arrival.register_text),
    closing: left(arrival.closing),
  }
  const { lead, directions, packing, hours, minors, register_text, register_url, closing } = written
  const isWritten = [lead, directions, minors, register_text, register_url, closing, packing[0], hours[0]]
  return isWritten.some(Boolean) ? written : null
}
