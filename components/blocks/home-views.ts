import { Accommodations } from './accommodations/accommodations'
import { Amenities } from './amenities/amenities'
import type { BlockViews } from './block-props'
import { Film } from './film/film'
import type { HomeKindName } from './kinds'
import { Location } from './location/location'
import { Offers } from './offers/offers'
import { stripViews } from './strip-views'
import { Testimonials } from './testimonials/testimonials'
import { Welcome } from './welcome/welcome'

/** What draws the blocks of the home page: kinds that only it has, and those that other pages have as well. */
export const homeViews: BlockViews<HomeKindName | keyof typeof stripViews> = {
  ...stripViews,
  welcome: Welcome,
  accommodations: Accommodations,
  film: Film,
  offers: Offers,
  amenities: Amenities,
  location: Location,
  testimonials: Testimonials,
}
