import type { StoredItem } from '@/lib/content/list'
import { forms, shown } from '@/lib/fields/field'
import { foreignSources } from '@/lib/images/source-check'
import { z } from '@/lib/zod'
import { isRoomCategory } from './categories'
import { roomFields } from './fields'

/** One that already has more keeps them (IMG-6). */
export const maxRoomImages = 5

/** `price` is in reais per night, null when left empty (ROOM-10). */
export const roomForm = z.object(forms(roomFields))

export type RoomInput = z.output<typeof roomForm>

export type RoomValues = z.input<typeof roomForm>

/** A stored room as the form shows it; what is broken is shown as it is, or empty, and can be mended. */
export function toRoomValues(stored: StoredItem): RoomValues {
  return shown(roomFields, stored)
}

/** By field; what is stored already never speaks against a save (ROOM-14). */
export function roomFieldErrors(
  { category, images }: Pick<RoomInput, 'category' | 'images'>,
  stored: StoredItem | undefined,
): { category?: string; images?: string } {
  const before = stored ? roomFields.images.shown(stored.images) : []
  return {
    ...(!isRoomCategory(category) &&
      category !== stored?.category && { category: 'Escolha uma das categorias da lista' }),
    ...(images.length > Math.max(maxRoomImages, before.length) && { images: tooManyImages }),
    ...(foreignSources(images, before).length > 0 && {
      images: 'O site só mostra imagens enviadas por aqui',
    }),
  }
}

const tooManyImages = `Use no máximo ${maxRoomImages} imagens`
