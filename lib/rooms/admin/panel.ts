import type { ListPanel } from '@/lib/content/definition'
import { listTexts } from '@/lib/content/list-texts'
import { newRoom, type RoomInput, roomForm, roomProblems, toRoomValues } from '../form'

/** How the panel edits rooms (§2 "Admin rooms", §8). */
export const roomPanel: ListPanel = {
  form: roomForm,
  sent: roomForm,
  read: (stored) => (stored ? toRoomValues(stored) : newRoom),
  problems: ({ category, images }: Pick<RoomInput, 'category' | 'images'>, before) =>
    roomProblems({ category, images }, before && { ...before, id: '' }),
  store: (values) => values,
  copy: () => ({}),
  undoesToggle: false,
  draft: ['acomodacao', 'nova'],
  texts: listTexts(
    { one: 'acomodação', several: 'acomodações', feminine: true },
    {
      text: 'Gerencie os chalés e quartos que os visitantes veem no site.',
      editTitle: 'Editar Quarto',
      emptyHint: 'Comece por “Nova Acomodação”: ela aparece na página Chalés assim que for salva.',
      created: 'Quarto criado com sucesso!',
      updated: 'Quarto atualizado com sucesso!',
      openFailed: 'Erro ao carregar dados do quarto.',
      reloadFailed: 'Erro ao carregar dados do quarto.',
      saveFailed: 'Erro ao salvar quarto.',
      changeFailed: 'Erro ao atualizar acomodação.',
      listChanged: 'Erro ao atualizar acomodação. A lista mudou enquanto isso; tente de novo.',
    },
  ),
}
