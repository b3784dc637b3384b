/** Pixel widths the optimiser makes. Few: every one is written out for every picture of a page. */
export const pictureWidths = [480, 828, 1200, 1920]

/** Pixel width of the small pictures in the panel's lists. */
export const thumbWidth = 128

/** The quality every photograph is sent in, of 100. */
export const pictureQuality = 60

/**
 * `src` and `srcSet` of one picture at every width, like next/image's `getImageProps` with `sizes` (a test compares
 * them): a client component cannot use that one without 6 kB of script on every page.
 */
export function sourceSet(src: string): { src: string; srcSet: string } {
  return {
    src: sourceAt(src, pictureWidths[pictureWidths.length - 1] ?? 1920),
    srcSet: pictureWidths.map((width) => `${sourceAt(src, width)} ${width}w`).join(', '),
  }
}

/** One picture at one of the optimiser's widths: `pictureWidths`, or `thumbWidth`. */
export function sourceAt(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${pictureQuality}`
}
