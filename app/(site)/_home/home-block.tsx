import { AboutBlock } from '@/components/blocks/about-block'
import { Accommodations } from '@/components/blocks/accommodations'
import { Amenities } from '@/components/blocks/amenities'
import { amenitiesOf, type BlockProps, type BlockView, shownPictures } from '@/components/blocks/block-props'
import { Welcome } from '@/components/blocks/welcome'
import type { HomeKindName, KindName } from '@/lib/pages/kinds'
import type { BlockOf } from '@/lib/pages/schema'
import { roomPath, routes } from '@/lib/paths'
import { getRoomRows } from '@/lib/site/queries'
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

/** The photographs link to the room whose kind the caption names, or to /quartos (HOME-4). */
async function RoomPictures({ block, joined, facts }: BlockProps<BlockOf<'accommodations'>>) {
  const { label, title, text, caption, images } = block
  const named = (await getRoomRows()).find(({ kind }) => kind.title === caption)
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
