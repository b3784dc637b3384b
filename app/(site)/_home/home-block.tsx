import type { ReactNode } from 'react'
import { AboutBlock } from '@/components/blocks/about-block'
import { Amenities } from '@/components/blocks/amenities'
import { amenitiesOf, type BlockProps, shownPictures } from '@/components/blocks/block-props'
import { Welcome } from '@/components/blocks/welcome'
import type { HomeKindName, KindName } from '@/lib/pages/kinds'
import { ChaletPictures } from './chalet-pictures'
import { FeaturedPackages } from './featured-packages'
import { Location } from './location'
import { PromoVideo } from './promo-video'
import { Testimonials } from './testimonials'

type View = (props: BlockProps) => ReactNode

/** Complete by its type: a kind of the home page without a component does not compile. */
const views: Record<HomeKindName, View> = {
  welcome: Welcome,
  accommodations: ChaletPictures,
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

/** A block of the home page: one of its own kinds, or one that other pages have, too. */
export function HomeBlock(props: BlockProps) {
  const View = isOfHome(props.block.kind) ? views[props.block.kind] : AboutBlock
  return <View {...props} />
}

function isOfHome(kind: KindName): kind is HomeKindName {
  return kind in views
}
