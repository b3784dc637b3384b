import { about } from './about/words'
import { accommodations } from './accommodations/words'
import { amenities } from './amenities/words'
import { awards } from './awards/words'
import { book } from './book/words'
import { cards } from './cards/words'
import { columns } from './columns/words'
import { darkCards } from './dark-cards/words'
import { enquiry } from './enquiry/words'
import { faq } from './faq/words'
import { film } from './film/words'
import { fullPicture } from './full-picture/words'
import { gallery } from './gallery/words'
import type { KindWords } from './kind-words'
import type { KindName } from './kinds'
import { location } from './location/words'
import { menu } from './menu/words'
import { offers } from './offers/words'
import { opening } from './opening/words'
import { pictureFacts } from './picture-facts/words'
import { pictureText } from './picture-text/words'
import { quote } from './quote/words'
import { ratings } from './ratings/words'
import { statement } from './statement/words'
import { strip } from './strip/words'
import { team } from './team/words'
import { testimonials } from './testimonials/words'
import { textFacts } from './text-facts/words'
import { timeline } from './timeline/words'
import { welcome } from './welcome/words'

/** The panel's texts about each kind. No code of the public pages may import them. */
export const kindWords: { [Name in KindName]: KindWords<Name> } = {
  welcome,
  accommodations,
  film,
  offers,
  amenities,
  location,
  testimonials,
  opening,
  picture_text: pictureText,
  picture_facts: pictureFacts,
  full_picture: fullPicture,
  strip,
  gallery,
  cards,
  dark_cards: darkCards,
  about,
  text_facts: textFacts,
  timeline,
  quote,
  columns,
  menu,
  statement,
  book,
  faq,
  ratings,
  awards,
  team,
  enquiry,
}
