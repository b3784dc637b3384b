import { type Pictured, pictureOf } from './picture.ts'

/** What is to be seen on each image of an item, by the name of its file: that travels with it through storage and encoding. */
export type ImageAlts = Record<string, string>

/** The hotel's words for one of an item's images, else the item's own, at whichever address; undefined without any. */
export function imageAlt(
  { imageAlts = {}, ...item }: { imageAlts?: ImageAlts | undefined } & Pictured,
  src: string,
): string | undefined {
  const { alt } = pictureOf(item, src)
  const name = src.split('/').findLast((part) => Object.hasOwn(imageAlts, part))
  return alt || (name === undefined ? undefined : imageAlts[name] || undefined)
}
