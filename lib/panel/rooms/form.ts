import { formSchemas, formValues } from '@/lib/content/fields/field'
import type { StoredItem } from '@/lib/content/list'
import { listTexts } from '@/lib/content/list-texts'
import { edited } from '@/lib/panel/list-panel'
import { roomFields, roomsSection } from '@/lib/rooms/fields'
import { withRoomSlug } from '@/lib/rooms/slugs'
import { z } from '@/lib/zod'

const texts = listTexts(
  { one: 'acomodação', several: 'acomodações', feminine: true },
  {
    text: 'Gerencie as acomodações que os visitantes veem no site.',
    editTitle: 'Editar Quarto',
    emptyHint: 'Comece por “Nova Acomodação”: ela aparece na página das acomodações assim que for salva.',
    created: 'Quarto criado com sucesso!',
    updated: 'Quarto atualizado com sucesso!',
    openFailed: 'Erro ao carregar dados do quarto.',
    reloadFailed: 'Erro ao carregar dados do quarto.',
    saveFailed: 'Erro ao salvar quarto.',
    changeFailed: 'Erro ao atualizar acomodação.',
    listChanged: 'Erro ao atualizar acomodação. A lista mudou enquanto isso; tente de novo.',
  },
)

export const editedRooms = edited(
  roomsSection,
  roomFields,
  texts,
  {
    // The addresses stay with the original.
    copy: () => ({ slug: undefined, previousSlugs: undefined }),
    draft: ['acomodacao', 'nova'],
  },
  withRoomSlug,
)

/** Schema of the form. `price` is in reais per night, null when empty (ROOM-10). */
export const roomForm = z.object(formSchemas(roomFields))

export type RoomValues = z.input<typeof roomForm>

/** Returns a stored room as form values; broken values stay, or become empty, for correction. */
export function toRoomValues(stored: StoredItem): RoomValues {
  return formValues(roomFields, stored)
}
