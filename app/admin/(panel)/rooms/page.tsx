import { requireAdmin } from '@/lib/access/guard'
import type { StoredItem } from '@/lib/content/list'
import { choicesOf, roomWords } from '@/lib/hotel/naming/words'
import { getStoredNaming } from '@/lib/panel/panel-queries'
import { editedRooms } from '@/lib/panel/rooms/form'
import { roomRows } from '@/lib/panel/rooms/rows'
import { ListPage, listMetadata } from '../../_list/list-page'
import { ChoicesProvider } from '../../_ui/choices'
import { RoomsScreen } from './rooms-screen'

export const metadata = listMetadata(editedRooms)

export default function RoomsPage() {
  return (
    <ListPage section={editedRooms}>
      {async (list, items, pendingAs) => {
        const naming = await getStoredNaming(await requireAdmin())
        const rowsOf = (stored: StoredItem[]) => roomRows(stored, naming)
        const { many, by } = roomWords(naming)
        const rooms = many === 'chalés' ? 'os chalés e quartos' : `${by('os', 'as')} ${many}`
        const texts = { ...list.texts, text: `Gerencie ${rooms} que os visitantes veem no site.` }
        return (
          <ChoicesProvider choices={{ category: choicesOf(naming.kinds) }}>
            <RoomsScreen list={{ ...list, texts }} rows={rowsOf(items)} pending={pendingAs(rowsOf)} />
          </ChoicesProvider>
        )
      }}
    </ListPage>
  )
}
