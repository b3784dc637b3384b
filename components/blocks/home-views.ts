import { Accommodations } from './accommodations/accommodations'
import { Amenities } from './amenities/amenities'
import type { BlockViews } from './block-props'
import { Film } from './film/film'
import type { KindName } from './kinds'
import { Location } from './location/location'
import { Offers } from './offers/offers'
import { stripViews } from './strip-views'
import { Testimonials } from './testimonials/testimonials'
import { Welcome } from './welcome/welcome'

/** The components of the home page's blocks. The type requires every kind except enquiries, whose script is too large here. */
export const homeViews: BlockViews<Exclude<KindName, 'enquiry'>> = {
  ...stripViews,
  welcome: Welcome,
  accommodations: Accommodations,
  film: Film,
  offers: Offers,
  amenities: Amenities,
  location: Location,
  testimonials: Testimonials,
}
