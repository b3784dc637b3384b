import 'server-only'
import { type Arrival, writtenArrival } from '@/lib/hotel/arrival/fields'
import type { Pictured } from '@/lib/media/images/picture'
import { getFacts } from './facts'
import { getSiteContent } from './site-content'

/** Null if the hotel has no such page (PAGE-7); then nothing links to it. */
export async function getArrival(): Promise<(Arrival & Pictured) | null> {
  const [arrival] = (await getSiteContent()).arrival
  return arrival ? writtenArrival(arrival, await getFacts()) : null
}
