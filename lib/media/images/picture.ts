import type { CSSProperties } from 'react'

/** What the hotel says of a picture wherever it is used; `focus` is an `object-position` in percent, `30% 20%`. */
export type Picture = { alt?: string; focus?: string }

/** What a page shows, with what the hotel says of its pictures, by the names of their files. */
export type Pictured = { pictures?: Record<string, Picture> | undefined }

/** The point that browsers keep in view by default. */
export const middle = '50% 50%'

/** In the name of a file, which stays the same at every address of a picture. */
export function pictureName(address: string): string {
  return (
    address
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? ''
  )
}

/** The details of one of the pictures of `item`; `src` may be any of the picture's addresses. */
export function pictureOf({ pictures = {} }: Pictured, src: string): Picture {
  const name = src.split('/').findLast((part) => Object.hasOwn(pictures, part))
  return (name !== undefined && pictures[name]) || {}
}

/** Nothing where the middle is the best part: then a page carries no word of it. */
export function focusStyle(item: Pictured, src: string): { style?: CSSProperties } {
  const { focus } = pictureOf(item, src)
  return focus ? { style: { objectPosition: focus } } : {}
}

/** What is to be seen on each image of an item, by the name of its file: that travels with it through storage and encoding. */
export type ImageAlts = Record<string, string>

/** The hotel's description of an item's image, else the item's own; undefined without any. `src` may be any address of it. */
export function imageAlt(
  { imageAlts = {}, ...item }: { imageAlts?: ImageAlts | undefined } & Pictured,
  src: string,
): string | undefined {
  const { alt } = pictureOf(item, src)
  const name = src.split('/').findLast((part) => Object.hasOwn(imageAlts, part))
  return alt || (name === undefined ? undefined : imageAlts[name] || undefined)
}
