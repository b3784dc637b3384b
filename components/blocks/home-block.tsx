import { AboutBlock } from './about-block'
import { Accommodations } from './accommodations/accommodations'
import { Amenities } from './amenities/amenities'
import { type BlockProps, type BlockViews, drawBlock } from './block-props'
import { Film } from './film/film'
import type { HomeKindName } from './kinds'
import { Location } from './location/location'
import { Offers } from './offers/offers'
import { Testimonials } from './testimonials/testimonials'
import { Welcome } from './welcome/welcome'

/** Complete by its type: a kind of the home page without a component does not compile. */
const views: BlockViews<HomeKindName> = {
  welcome: Welcome,
  accommodations: Accommodations,
  film: Film,
  offers: Offers,
  amenities: Amenities,
  location: Location,
  testimonials: Testimonials,
}

/** A block of the home page: a kind that only the home page has, or one that other pages have as well. */
export function HomeBlock(props: BlockProps) {
  return props.block.kind in views ? drawBlock(views, props) : <AboutBlock {...props} />
}
