import { About } from './about/about'
import { Awards } from './awards/awards'
import type { BlockViews } from './block-props'
import { Book } from './book/book'
import { Cards } from './cards/cards'
import { Columns } from './columns/columns'
import { DarkCards } from './dark-cards/dark-cards'
import { Faq } from './faq/faq'
import { FullPicture } from './full-picture/full-picture'
import type { KindName } from './kinds'
import { Menu } from './menu/menu'
import { Opening } from './opening/opening'
import { PictureFacts } from './picture-facts/picture-facts'
import { PictureText } from './picture-text/picture-text'
import { Quote } from './quote/quote'
import { Ratings } from './ratings/ratings'
import { Statement } from './statement/statement'
import { Team } from './team/team'
import { TextFacts } from './text-facts/text-facts'
import { Timeline } from './timeline/timeline'

/** The components of all kinds that need no script. */
export const editorialViews = {
  opening: Opening,
  about: About,
  picture_text: PictureText,
  picture_facts: PictureFacts,
  full_picture: FullPicture,
  cards: Cards,
  dark_cards: DarkCards,
  text_facts: TextFacts,
  timeline: Timeline,
  quote: Quote,
  columns: Columns,
  menu: Menu,
  statement: Statement,
  book: Book,
  faq: Faq,
  ratings: Ratings,
  awards: Awards,
  team: Team,
} satisfies Partial<BlockViews<KindName>>
