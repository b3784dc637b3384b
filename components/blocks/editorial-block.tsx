import type { HomeKindName, KindName } from '@/lib/pages/kinds'
import type { BlockProps, BlockView } from './block-props'
import { About, Cards, DarkCards, FullPicture, Opening, PictureFacts, PictureText } from './picture-blocks'
import { Book, Columns, Menu, Quote, Statement, TextFacts, Timeline } from './text-blocks'
import { Awards, Faq, Ratings, Team } from './trust-blocks'

/** Complete by its type: a kind without a component does not compile. Strip and enquiry have a script: `AboutBlock`, `BlockPageView`. */
const views: { [Name in Exclude<KindName, HomeKindName | 'strip' | 'enquiry'>]: BlockView<Name> } = {
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
}

/** Any block of the pages that needs no script: drawn from its own words and the hotel's facts. */
export function EditorialBlock(props: BlockProps) {
  const { kind } = props.block
  return isEditorial(kind) ? views[kind](props) : null
}

function isEditorial(kind: KindName): kind is keyof typeof views {
  return kind in views
}
