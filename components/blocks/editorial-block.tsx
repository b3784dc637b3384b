import type { ReactNode } from 'react'
import type { HomeKindName, KindName } from '@/lib/pages/kinds'
import { About } from './about'
import type { BlockProps } from './block-props'
import { Book } from './book'
import { Cards } from './cards'
import { Columns } from './columns'
import { DarkCards } from './dark-cards'
import { FullPicture } from './full-picture'
import { Menu } from './menu'
import { Opening } from './opening'
import { PictureFacts } from './picture-facts'
import { PictureText } from './picture-text'
import { Quote } from './quote'
import { Statement } from './statement'
import { TextFacts } from './text-facts'
import { Timeline } from './timeline'

type View = (props: BlockProps) => ReactNode

/** Complete by its type: a kind without a component does not compile. The strip has a script, see `AboutBlock`. */
const views: Record<Exclude<KindName, HomeKindName | 'strip'>, View> = {
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
}

/** Any block of the pages that needs no script: drawn from its own words and the hotel's facts. */
export function EditorialBlock(props: BlockProps) {
  const { kind } = props.block
  return isEditorial(kind) ? views[kind](props) : null
}

function isEditorial(kind: KindName): kind is keyof typeof views {
  return kind in views
}
