import type { Kind } from '@/lib/pages/kind'
import type { BlockPage } from '@/lib/pages/pages'
import { about } from './about/schema'
import { accommodations } from './accommodations/schema'
import { amenities } from './amenities/schema'
import { awards } from './awards/schema'
import { book } from './book/schema'
import { cards } from './cards/schema'
import { columns } from './columns/schema'
import { darkCards } from './dark-cards/schema'
import { enquiry } from './enquiry/schema'
import { faq } from './faq/schema'
import { film } from './film/schema'
import { fullPicture } from './full-picture/schema'
import { gallery } from './gallery/schema'
import { location } from './location/schema'
import { menu } from './menu/schema'
import { offers } from './offers/schema'
import { opening } from './opening/schema'
import { pictureFacts } from './picture-facts/schema'
import { pictureText } from './picture-text/schema'
import { quote } from './quote/schema'
import { ratings } from './ratings/schema'
import { statement } from './statement/schema'
import { strip } from './strip/schema'
import { team } from './team/schema'
import { testimonials } from './testimonials/schema'
import { textFacts } from './text-facts/schema'
import { timeline } from './timeline/schema'
import { welcome } from './welcome/schema'

const table = {
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

type Table = typeof table
export type KindName = keyof Table
export type FieldNameOf<Name extends KindName> = keyof Table[Name]['fields']

/** The kinds of blocks in gallery order. There is no free layout, so that every page looks right (PAGE-8). */
export const kinds: { [Name in KindName]: Kind<Name> } = table

const { welcome: first, ...others } = table
export const kindSchemas = [first.schema, ...Object.values(others).map(({ schema }) => schema)] as const

export const kindNames: KindName[] = Object.keys(table).filter(isKindName)

export function isKindName(name: unknown): name is KindName {
  return typeof name === 'string' && Object.hasOwn(table, name)
}

export function kindsFor(page: BlockPage): KindName[] {
  return kindNames.filter((name) => kinds[name].pages.includes(page))
}
