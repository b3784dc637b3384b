import type { CSSProperties, ReactNode } from 'react'
import type { Phone } from '@/lib/hotel/contact'
import type { About } from '@/lib/hotel/fields'
import { shownImage } from '@/lib/media/images/addresses'
import { focusStyle, imageAlt, type Pictured } from '@/lib/media/images/picture'
import { type BlockOf, isOfKind } from '@/lib/pages/blocks'
import type { Reach } from '@/lib/pages/enquiry'
import type { KindName } from './kinds'

/** The props of a kind's component, with the fields of that kind only. */
export type BlockProps<Name extends KindName = KindName> = {
  block: BlockOf<Name>
  /** The id of its heading. */
  id: string
  /** Whether the previous block has the same background, so that one space between them suffices. */
  joined: boolean
  /** Whether its picture may be visible without scrolling. */
  early?: boolean
  facts: HotelFacts
}

export type BlockViews<Names extends KindName> = { [Name in Names]: (props: BlockProps<Name>) => ReactNode }

/** Renders a block with the component of its kind; nothing if `views` lacks it. */
export function BlockView<Names extends KindName>({
  views,
  block,
  ...props
}: BlockProps & { views: BlockViews<Names> }): ReactNode {
  const { kind } = block
  return isAmong(views, kind) && isOfKind(block, kind) ? views[kind]({ ...props, block }) : null
}

function isAmong<Names extends KindName>(views: BlockViews<Names>, kind: KindName): kind is Names {
  return Object.hasOwn(views, kind)
}

/** The hotel's facts that blocks show besides their own fields. */
export type HotelFacts = {
  name: string
  about: About & Pictured
  phones: Phone[]
  /** The hotel's name for its rooms, and the button that leads to them, so that client components need no table of paths. */
  rooms: { name: string; all: string; href: string }
  /** Where the hotel takes enquiries. */
  reach: Reach
}

export type ShownPicture = { src: string; alt: string; style?: CSSProperties }

type Described = Parameters<typeof imageAlt>[0]

/** Returns a picture with its description, or with `words`; null if the site cannot show the picture. */
export function shownPicture(
  item: Described,
  address: string | null | undefined,
  words: string,
): ShownPicture | null {
  const src = shownImage(address ?? null)
  if (!src) return null
  return { src, alt: imageAlt(item, src) ?? words, ...focusStyle(item, src) }
}

/** Returns a block's pictures, each with its own description. */
export function shownPictures(item: Pictured, addresses: string[], words: string): ShownPicture[] {
  return addresses.flatMap(
    (address, index) => shownPicture(item, address, `${words}, foto ${index + 1}`) ?? [],
  )
}

/** Returns the pictures of a room or a package, each with its own description. */
export function galleryPictures(item: Described, addresses: string[], name: string): ShownPicture[] {
  return addresses.flatMap(
    (address, index) =>
      shownPicture(item, address, `${name}: fotografia ${index + 1} de ${addresses.length}`) ?? [],
  )
}

export function spacingClass(joined: boolean): string {
  return joined ? 'section-space pt-0' : 'section-space'
}
