import { namingSection } from '@/lib/hotel/naming/fields'
import { roomWords } from '@/lib/hotel/naming/words'
import { roomPath, routes } from '@/lib/paths'
import { getRoomRows } from '@/lib/site/queries'
import { getSection } from '@/lib/site/site-content'
import { type BlockProps, shownPicture, shownPictures } from '../block-props'
import { RoomPictures } from './room-pictures'

/** Links the photographs to the room type in the caption, or to /quartos (HOME-4); without any, shows those of the rooms. */
export async function Accommodations({ block, joined, facts }: BlockProps<'accommodations'>) {
  const { label, title, text, caption, images } = block
  const rows = await getRoomRows()
  if (images.length === 0) {
    const rooms = rows.flatMap((room) => {
      const image = shownPicture(room, room.images[0], room.name)
      return image ? [{ name: room.name, image, href: roomPath(room.slug) }] : []
    })
    if (rooms.length === 0) return null
    const words = roomWords(await getSection(namingSection))
    return (
      <RoomPictures
        {...{ title, text, joined }}
        label={label || `${words.by('Os', 'As')} ${words.many}`}
        rooms={facts.rooms}
        images={rooms.map(({ image }) => image)}
        captions={rooms.map(({ name }) => name)}
        href={rooms.map(({ href }) => href)}
      />
    )
  }
  const named = rows.find(({ kind }) => kind.title === caption)
  return (
    <RoomPictures
      {...{ label, title, text, joined }}
      rooms={facts.rooms}
      images={shownPictures(block, images, caption)}
      captions={caption}
      href={named ? roomPath(named.slug) : routes.rooms}
    />
  )
}
