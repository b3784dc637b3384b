import { AboutBlock } from '@/components/blocks/about-block'
import { Accommodations } from '@/components/blocks/accommodations'
import { Amenities } from '@/components/blocks/amenities'
import {
  amenitiesOf,
  type BlockProps,
  type BlockView,
  shownPicture,
  shownPictures,
} from '@/components/blocks/block-props'
import { Welcome } from '@/components/blocks/welcome'
import { roomWords } from '@/lib/hotel/naming/words'
import type { HomeKindName, KindName } from '@/lib/pages/kinds'
import type { BlockOf } from '@/lib/pages/schema'
import { roomPath, routes } from '@/lib/paths'
import { getNaming, getRoomRows } from '@/lib/site/queries'
import { FeaturedPackages } from './featured-packages'
import { Location } from './location'
import { PromoVideo } from './promo-video'
import { Testimonials } from './testimonials'

/** Complete by its type: a kind of the home page without a component does not compile. */
const views: { [Name in HomeKindName]: BlockView<Name> } = {
  welcome: Welcome,
  accommodations: RoomPictures,
  film: PromoVideo,
  offers: FeaturedPackages,
  amenities: ({ block, id, joined }) => (
    <Amenities
      {...{ id, joined, label: block.label, title: block.title, text: block.text }}
      items={amenitiesOf(block)}
    />
  ),
  location: ({ block, id }) => (
    <Location id={id} title={block.title} images={shownPictures(block, block.images, block.title)} />
  ),
  testimonials: Testimonials,
}

/** A block of the home page: a kind that only the home page has, or one that other pages have as well. */
export function HomeBlock(props: BlockProps) {
  const View = isOfHome(props.block.kind) ? views[props.block.kind] : AboutBlock
  return <View {...props} />
}

function isOfHome(kind: KindName): kind is HomeKindName {
  return kind in views
}

/** The photographs link to the room whose kind the caption names, or to /quartos (HOME-4); without any, rooms show their own. */
async function RoomPictures({ block, joined, facts }: BlockProps<BlockOf<'accommodations'>>) {
  const { label, title, text, caption, images } = block
  const rows = await getRoomRows()
  if (images.length === 0) {
    const rooms = rows.flatMap((room) => {
      const image = shownPicture(room, room.images[0], room.name)
      return image ? [{ name: room.name, image, href: roomPath(room.slug) }] : []
    })
    if (rooms.length === 0) return null
    const words = roomWords(await getNaming())
    return (
      <Accommodations
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
    <Accommodations
      {...{ label, title, text, joined }}
      rooms={facts.rooms}
      images={shownPictures(block, images, caption)}
      captions={caption}
      href={named ? roomPath(named.slug) : routes.rooms}
    />
  )
}
