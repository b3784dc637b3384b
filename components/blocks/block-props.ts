import type { CSSProperties, ReactNode } from 'react'
import type { Phone } from '@/lib/hotel/contact'
import type { About } from '@/lib/hotel/schema'
import { shownImage } from '@/lib/media/images/addresses'
import { focusStyle, imageAlt, type Pictured } from '@/lib/media/images/picture'
import type { Reach } from '@/lib/pages/enquiry'
import { blockIcon } from '@/lib/pages/icons'
import type { KindName } from '@/lib/pages/kinds'
import type { Block, BlockOf } from '@/lib/pages/schema'

/** Plain values, so that the panel can render a block in the browser, too. */
export type BlockProps<Shown = Block> = {
  block: Shown
  /** The id of its heading. */
  id: string
  /** The previous block has the same background, so one space between them is enough. */
  joined: boolean
  /** The block is near the top: its picture may be visible without scrolling. */
  early?: boolean
  facts: HotelFacts
}

/** The component of a kind, which can only use the fields of that kind. */
export type BlockView<Name extends KindName> = (props: BlockProps<BlockOf<Name>>) => ReactNode

/** What blocks show of the hotel besides their own fields. */
export type HotelFacts = {
  name: string
  about: About & Pictured
  phones: Phone[]
  /** What the hotel calls its rooms, and the button that leads to them: a client component needs no table of addresses. */
  rooms: { name: string; all: string; href: string }
  /** Where it takes enquiries. */
  reach: Reach
}

export type ShownPicture = { src: string; alt: string; style?: CSSProperties }

type Described = Parameters<typeof imageAlt>[0]

/** With the description of the picture, or else `words`; null if the site cannot show the picture. */
export function shownPicture(
  item: Described,
  address: string | null | undefined,
  words: string,
): ShownPicture | null {
  const src = shownImage(address ?? null)
  if (!src) return null
  return { src, alt: imageAlt(item, src) ?? words, ...focusStyle(item, src) }
}

/** The pictures of a block, each with its own description. */
export function shownPictures(item: Pictured, addresses: string[], words: string): ShownPicture[] {
  return addresses.flatMap(
    (address, index) => shownPicture(item, address, `${words}, foto ${index + 1}`) ?? [],
  )
}

/** The same for the pictures of a room or a package. */
export function galleryPictures(item: Described, addresses: string[], name: string): ShownPicture[] {
  return addresses.flatMap(
    (address, index) =>
      shownPicture(item, address, `${name}: fotografia ${index + 1} de ${addresses.length}`) ?? [],
  )
}

export function spaced(joined: boolean): string {
  return joined ? 'section-space pt-0' : 'section-space'
}

/** A block's items as the amenities show them. */
export function amenitiesOf({ items }: BlockOf<'amenities'>) {
  return items.map(({ icon, title, text }) => ({ icon: blockIcon(icon), title, text }))
}
