/** What is to be seen on each image of an item, by the name of its file: that travels with it through storage and encoding. */
export type ImageAlts = Record<string, string>

/** The item's own words for one of its images, at whichever address; undefined where it has none. */
export function imageAlt({ imageAlts = {} }: { imageAlts?: ImageAlts }, src: string): string | undefined {
  const name = src.split('/').findLast((part) => Object.hasOwn(imageAlts, part))
  return name === undefined ? undefined : imageAlts[name] || undefined
}
