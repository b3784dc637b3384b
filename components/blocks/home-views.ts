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

/**
 * What draws the blocks of the home page. Complete by its type: a kind does not compile until it is here or in one of the tables
 * that this one includes; the script of an enquiry is not for the home page.
 */
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
