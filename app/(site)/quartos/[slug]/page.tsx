import { redirect } from 'next/navigation'
import { JsonLd } from '@/components/seo/json-ld'
import { namingSection } from '@/lib/hotel/naming/fields'
import { roomWords } from '@/lib/hotel/naming/words'
import { noRoomPath, roomPath, routes } from '@/lib/paths'
import { withAttractions } from '@/lib/rooms/feature-icons'
import { hotelRoomJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { getRoomAt, getRoomRows } from '@/lib/site/queries'
import { getSection } from '@/lib/site/site-content'
import { RoomView } from './room-view'

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  const rooms = await getRoomRows()
  return rooms.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props) {
  const room = await getRoomAt((await params).slug)
  if (!room) return {}
  const { name, description, slug } = room
  return pageMetadata({ name: withAttractions(name, [room]), description, path: roomPath(slug) })
}

export default async function RoomPage({ params }: Props) {
  const { slug } = await params
  const [room, rooms, naming] = await Promise.all([getRoomAt(slug), getRoomRows(), getSection(namingSection)])
  if (room?.slug !== slug) redirect(room ? roomPath(room.slug) : noRoomPath)
  return (
    <>
      <RoomView room={room} others={rooms.filter(({ id }) => id !== room.id)} />
      <JsonLd
        trail={[
          { name: roomWords(naming).title, path: routes.rooms },
          { name: room.name, path: roomPath(slug) },
        ]}
        things={[hotelRoomJsonLd(room, 'page')]}
      />
    </>
  )
}
