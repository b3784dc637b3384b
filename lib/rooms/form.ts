import type { Element } from '@/lib/content/list'
import { blanks, forms, shown } from '@/lib/fields/field'
import { foreignSources } from '@/lib/images/source-check'
import { z } from '@/lib/zod'
import { isRoomCategory } from './categories'
import { roomFields } from './fields'

/** How many images a room may get; one that already has more keeps them (decision 26). */
export const maxRoomPictures = 5

/** The form of a room (§5). `price` is in reais per night, null when left empty. */
export const roomForm = z.object(forms(roomFields))

export type RoomInput = z.output<typeof roomForm>

/** What the form holds while it is filled in. */
export type RoomValues = z.input<typeof roomForm>

/** What a new room starts from (§9). */
export const newRoom: RoomValues = blanks(roomFields)

/** A stored room as the form shows it; what is broken is shown as it is, or empty, and can be mended. */
export function toRoomValues(stored: Element): RoomValues {
  return shown(roomFields, stored)
}

/**
 * What speaks against saving `input` over `stored` (undefined for a new room), by field. What is stored already never
 * does: old categories and foreign addresses stay until somebody changes them.
 */
export function roomProblems(
  { category, images }: Pick<RoomInput, 'category' | 'images'>,
  stored: Element | undefined,
): { category?: string; images?: string } {
  const before = stored ? roomFields.images.shown(stored.images) : []
  return {
    ...(!isRoomCategory(category) &&
      category !== stored?.category && { category: 'Escolha uma das categorias da lista' }),
    ...(images.length > Math.max(maxRoomPictures, before.length) && { images: tooManyPictures }),
    ...(foreignSources(images, before).length > 0 && {
      images: 'O site só mostra imagens enviadas por aqui',
    }),
  }
}

const tooManyPictures = `Use no máximo ${maxRoomPictures} imagens`
