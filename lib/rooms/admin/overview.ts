import type { Element } from '@/lib/content/list'
import { text } from '@/lib/fields/zod-fields'
import { isRoomCategory, roomCategoryLabel } from '../categories'
import { type Room, roomSchema } from '../schema'

/** One row of the admin's table: the room as the site would show it, and why the site does not. */
export type RoomOverview = Room & {
  stored: Element
  /** The category in Portuguese; as stored when the site does not know it. */
  categoryLabel: string
  /** A sentence for the clerk when visitors do not see an active room, or never could. */
  warning: string | null
}

/** In list order, inactive and broken ones included (ROOM-6). */
export function roomOverviews(list: Element[]): RoomOverview[] {
  const shown = new Map<string, string>()
  return list.map((stored) => {
    const room = anyRoom.parse(stored)
    const before = shown.get(room.category)
    const problem = problemOf(room)
    if (room.active && problem === null && before === undefined) shown.set(room.category, room.name)
    return {
      ...room,
      stored,
      categoryLabel: isRoomCategory(room.category) ? roomCategoryLabel(room.category) : room.category,
      warning: problem ?? (room.active && before !== undefined ? hiddenBehind(before) : null),
    }
  })
}

// The two fields that take an element down with them on the site are shown here as they are.
const anyRoom = roomSchema.extend({ name: text, category: text })

function problemOf({ name, category }: Room) {
  if (!name) return 'Sem nome: não aparece no site.'
  if (!category) return 'Sem categoria: não aparece no site.'
  return isRoomCategory(category) ? null : 'Categoria desconhecida: não aparece no site.'
}

function hiddenBehind(name: string) {
  return `Não aparece no site: “${name}” vem antes.`
}
