import 'server-only'
import { getSiteContent } from '@/lib/content/site-content'
import { logEventOnce } from '@/lib/log'
import { type RoomRow, roomRows, roomsWithoutRow } from './rows'

/** One active room per category, in the order of /quartos (§2, decision 10); an unknown category is logged once. */
export async function getRoomRows(): Promise<RoomRow[]> {
  const { rooms } = await getSiteContent()
  for (const { id, category } of roomsWithoutRow(rooms)) {
    logEventOnce('room_category_unknown', { id, category })
  }
  return roomRows(rooms)
}
