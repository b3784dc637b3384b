import { isRoomCategory, type RoomCategory, roomCategories } from './categories'
import type { Room } from './schema'

export type RoomRow = Room & { category: RoomCategory }

/** Returns the first room of each known category, in the order of the page (ROOM-1, ROOM-2). */
export function roomRows(rooms: Room[]): RoomRow[] {
  const known = rooms.filter(hasKnownCategory)
  return roomCategories.flatMap((category) => known.find((room) => room.category === category) ?? [])
}

export function roomsWithoutRow(rooms: Room[]): Room[] {
  return rooms.filter((room) => !hasKnownCategory(room))
}

function hasKnownCategory(room: Room): room is RoomRow {
  return isRoomCategory(room.category)
}
