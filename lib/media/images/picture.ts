import type { CSSProperties } from 'react'

/** The description of a picture wherever it is used; `focus` is an `object-position` in percent, `30% 20%`. */
export type Picture = { alt?: string; focus?: string }

export type Pictured = { pictures?: Record<string, Picture> | undefined }

/** The point that browsers keep in view by default. */
export const middle = '50% 50%'

/** The file name of a picture, which is the same at every address of it. */
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

/** Empty where the middle is the best part, so that such pages need no style. */
export function focusStyle(item: Pictured, src: string): { style?: CSSProperties } {
  const { focus } = pictureOf(item, src)
  return focus ? { style: { objectPosition: focus } } : {}
}

/** The descriptions of an item's images by file name, which is the same in the storage and in every encoding. */
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
