import { forms, shown } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { z } from '@/lib/zod'
import { roomFields } from './fields'

/** The schema of the form. `price` is in reais per night, null when left empty (ROOM-10). */
export const roomForm = z.object(forms(roomFields))

export type RoomValues = z.input<typeof roomForm>

/** Returns a stored room as form values; broken values are shown as they are, or empty, to be corrected. */
export function toRoomValues(stored: StoredItem): RoomValues {
  return shown(roomFields, stored)
}
