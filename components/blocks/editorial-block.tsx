import type { ReactNode } from 'react'
import type { KindName } from '@/lib/pages/kinds'
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

/** Any block that needs nothing but its own words and those of the house, and no script; see also `AboutBlock` and app/(site)/_home. */
export function EditorialBlock(props: BlockProps) {
  return views[props.block.kind]?.(props) ?? null
}

const views: { [Name in KindName]?: (props: BlockProps) => ReactNode } = {
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
