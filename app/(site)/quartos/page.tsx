import { JsonLd } from '@/components/seo/json-ld'
import { routes } from '@/lib/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getRoomRows } from '@/lib/site/queries'
import { NoRooms } from './no-rooms'
import { RoomRow } from './room-row'
import { RoomsHead } from './rooms-head'

export function generateMetadata() {
  return pageMetadata({
    title: 'Chalés',
    description:
      'Chalés de madeira entre a mata e o lago, para casais e famílias: fotografias, camas, número de hóspedes e tudo o que cada um oferece.',
    path: routes.rooms,
  })
}

export default async function RoomsPage() {
  const rooms = await getRoomRows()
  return (
    <>
      <RoomsHead rooms={rooms} />
      {rooms.length === 0 ? (
        <NoRooms />
      ) : (
        <div className="page-column grid grid-cols-1 gap-20 pt-12 pb-24 lg:gap-32 lg:pt-20 lg:pb-36">
          {rooms.map((room, index) => (
            <RoomRow key={room.id} room={room} first={index === 0} />
          ))}
        </div>
      )}
      <JsonLd
        data={breadcrumbJsonLd([
          { name: 'Início', path: routes.home },
          { name: 'Chalés', path: routes.rooms },
        ])}
      />
    </>
  )
}
