/** Pixel widths in which every picture is encoded. Few: each one is written out for every picture of a page. */
export const pictureWidths = [480, 828, 1200, 1920]

/** Pixel width of the small pictures in the panel's lists; they are WebP only. */
export const thumbWidth = 128

/** Below this path lie the site's own pictures, encoded by the build; its last part changes with any of them. */
export const ownFolder = `/encoded/${process.env.PICTURES_VERSION ?? 'unknown'}`

/**
 * The widths made of a picture that is `width` pixels wide: up to the first that takes it whole, which then keeps the
 * picture's own width, because nothing is enlarged.
 */
export function widthsFor(width: number): number[] {
  return pictureWidths.filter((_, place) => place === 0 || (pictureWidths[place - 1] ?? 0) < width)
}

export type PictureSources = {
  /** Source sets; absent while a picture is shown as it was uploaded. */
  avif?: string
  webp?: string
  src: string
}

/** What the tags of one picture carry. `src` is a file of this site or an address as `publicSource` gives it. */
export function pictureSources(src: string): PictureSources {
  const encoded = encodedPicture(src)
  if (!encoded) return { src }
  const set = (format: string) =>
    encoded.widths.map((width) => `${encoded.base}/${width}.${format} ${width}w`).join(', ')
  return { avif: set('avif'), webp: set('webp'), src: sourceAt(src, 828) }
}

/** One file of a picture: WebP, at least `width` wide where the picture is; the picture as uploaded without one. */
export function sourceAt(src: string, width: number): string {
  const encoded = encodedPicture(src)
  if (!encoded) return src
  const { base, widths } = encoded
  return `${base}/${widths.find((one) => one >= width) ?? widths.at(-1)}.webp`
}

function encodedPicture(src: string) {
  if (ownPicture.test(src)) return { base: ownFolder + src, widths: pictureWidths }
  const [, base, largest] = storedPicture.exec(src) ?? []
  return base && { base, widths: pictureWidths.filter((width) => width <= Number(largest)) }
}

const ownPicture = /^\/(?:images|videos)\/[\w./-]+\.(?:jpe?g|png|webp)$/
const storedPicture = /^(\/media\/(?!original\/).+)\/(\d+)$/
