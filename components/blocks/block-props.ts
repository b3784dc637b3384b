import type { CSSProperties } from 'react'
import type { Phone } from '@/lib/hotel/contact'
import type { About } from '@/lib/hotel/schema'
import { shownImage } from '@/lib/media/images/addresses'
import { focusStyle, type Pictured, pictureOf } from '@/lib/media/images/picture'
import { blockIcon } from '@/lib/pages/icons'
import type { Block } from '@/lib/pages/schema'

/** What a block is drawn from: plain values, so that the panel can draw it in the browser, too. */
export type BlockProps = {
  block: Block
  /** Of its heading. */
  id: string
  /** The block before it has the same ground: one space between them is enough. */
  joined: boolean
  /** Right under the opening: its picture may be seen without scrolling. */
  early?: boolean
  facts: HotelFacts
}

/** What blocks show of the hotel beside their own words. */
export type HotelFacts = { name: string; about: About & Pictured; phones: Phone[] }

export type ShownPicture = { src: string; alt: string; style?: CSSProperties }

/** With the hotel's words for it, else `words`; null where the site cannot show it. */
export function shownPicture(item: Pictured, address: string | null, words: string): ShownPicture | null {
  const src = shownImage(address)
  if (!src) return null
  return { src, alt: pictureOf(item, src).alt ?? words, ...focusStyle(item, src) }
}

/** Those of a gallery, each with words of its own. */
export function shownPictures(item: Pictured, addresses: string[], words: string): ShownPicture[] {
  return addresses.flatMap(
    (address, index) => shownPicture(item, address, `${words}, foto ${index + 1}`) ?? [],
  )
}

export function spaced(joined: boolean): string {
  return joined ? 'section-space pt-0' : 'section-space'
}

/** What amenities show of a block's items. */
export function amenitiesOf({ items }: Block) {
  return items.map(({ icon, title, text }) => ({ icon: blockIcon(icon), title, text }))
}
