import type { CSSProperties } from 'react'

/** A picture's description wherever it is used; `focus` is an `object-position` in percent, `30% 20%`. */
export type Picture = { alt?: string; focus?: string }

export type Pictured = { pictures?: Record<string, Picture> | undefined }

/** The default focal point in browsers. */
export const middle = '50% 50%'

/** Returns a picture's file name, which is the same in all its addresses. */
export function pictureName(address: string): string {
  return (
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  )
}

/** Returns the details of one of `item`'s pictures; `src` may be any of its addresses. */
export function pictureOf({ pictures = {} }: Pictured, src: string): Picture {
  const name = src.split('/').findLast((part) => Object.hasOwn(pictures, part))
  return (name !== undefined && pictures[name]) || {}
}

/** Returns the style for the focal point; none for the middle, which needs no style. */
export function focusStyle(item: Pictured, src: string): { style?: CSSProperties } {
  const { focus } = pictureOf(item, src)
  return focus ? { style: { objectPosition: focus } } : {}
}

/** Descriptions of an item's images by file name, which is the same in the storage and in every encoding. */
export type ImageAlts = Record<string, string>

/** Returns the hotel's description of an item's image, or the item's own. `src` may be any of its addresses. */
export function imageAlt(
  { imageAlts = {}, ...item }: { imageAlts?: ImageAlts | undefined } & Pictured,
  src: string,
): string | undefined {
  const { alt } = pictureOf(item, src)
  const name = src.split('/').findLast((part) => Object.hasOwn(imageAlts, part))
  return alt || (name === undefined ? undefined : imageAlts[name] || undefined)
}
