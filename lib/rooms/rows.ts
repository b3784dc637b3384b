import { isRoomCategory, type RoomCategory, roomCategories } from './categories'
import type { Room } from './schema'

/** A room that stands for its category on /quartos. */
export type RoomRow = Room & { category: RoomCategory }

/** The first room of each known category, in the order of the page; a category without a room has none (decision 10). */
export function roomRows(rooms: Room[]): RoomRow[] {
  const known = rooms.filter(hasKnownCategory)
  return roomCategories.flatMap((category) => known.find((room) => room.category === category) ?? [])
}

/** Rooms of a category that the site does not know, which no row shows. */
export function roomsWithoutRow(rooms: Room[]): Room[] {
  return rooms.filter((room) => !hasKnownCategory(room))
}

function hasKnownCategory(room: Room): room is RoomRow {
  return isRoomCategory(room.category)
}
