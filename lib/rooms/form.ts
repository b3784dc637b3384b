import { forms, shown } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { foreignSources } from '@/lib/media/images/source-check'
import { z } from '@/lib/zod'
import { roomFields } from './fields'

/** The maximum of images; a room that already has more keeps them (IMG-6). */
export const maxRoomImages = 12

/** The schema of the form. `price` is in reais per night, null when left empty (ROOM-10). */
export const roomForm = z.object(forms(roomFields))

export type RoomInput = z.output<typeof roomForm>

export type RoomValues = z.input<typeof roomForm>

/** Returns a stored room as form values; broken values are shown as they are, or empty, to be corrected. */
export function toRoomValues(stored: StoredItem): RoomValues {
  return shown(roomFields, stored)
}

/** Returns errors by field; values that are already stored never prevent a save (ROOM-14). */
export function roomFieldErrors(
  { images, plan = null }: Pick<RoomInput, 'images'> & { plan?: string | null },
  stored: StoredItem | undefined,
): { images?: string; plan?: string } {
  const before = stored ? roomFields.images.shown(stored.images) : []
  return {
    ...(images.length > Math.max(maxRoomImages, before.length) && { images: tooManyImages }),
    ...(foreignSources(images, before).length > 0 && { images: foreign }),
    ...(foreignSources(plan ? [plan] : [], [roomFields.plan.shown(stored?.plan)]).length > 0 && {
      plan: foreign,
    }),
  }
}

const foreign = 'O site só mostra imagens enviadas por aqui'
const tooManyImages = `Use no máximo ${maxRoomImages} imagens`
