import { roomRows } from '@/lib/rooms/admin/rows'
import { ListPage, listMetadata } from '../../_list/list-page'
import { RoomsScreen } from './rooms-screen'

export const metadata = listMetadata('rooms')

export default function RoomsPage() {
  return (
    <ListPage name="rooms">
      {(list, items, draftsAs) => (
        <RoomsScreen list={list} rows={roomRows(items)} drafts={draftsAs(roomRows)} />
      )}
    </ListPage>
  )
}
