/** The pixel widths in which an image is encoded, up to its own width. */
export const imageWidths = [480, 640, 828, 1000, 1200, 1600, 1920, 2560]

/** Pixel width of the small images in the panel's lists; they are WebP only. */
export const thumbWidth = 128

/** The least and the most pixels across that a place can show, from a phone to a dense desktop screen. */
const places = { small: [480, 1200], medium: [828, 1920], large: [828, 2560] } as const

export type Place = keyof typeof places

export type ImageSources = {
  /** A source set; undefined while an image is shown as it was uploaded. */
  avif?: string
  /** One WebP for the few browsers without AVIF; each further width would make every page longer. */
  src: string
}

/** What the tags of one image carry. `src` is a file of this site or an address as `publicSource` gives it. */
export function imageSources(src: string, place: Place = 'medium'): ImageSources {
  const [base, widths] = encodedImage(src)
  if (!widths) return { src }
  const [least, most] = places[place]
  const largest = Math.max(...widths)
  return {
    avif: widths
      .filter((width) => width <= most && (width >= least || width === largest))
      .map((width) => `${base}/${width}.avif ${width}w`)
      .join(),
    src: `${base}/${Math.min(largest, 1200)}.webp`,
  }
}

export const mediaFolder = '/media/'
const original = `${mediaFolder}original/`

/** `/media/{name}/{width}-{width}…`, or `/media/original/{name}` without widths; `encodedImage` reads it back. */
export function encodedAddress(name: string, widths: readonly number[]): string {
  return widths.length > 0 ? `${mediaFolder}${name}/${widths.join('-')}` : original + name
}

/** The folder of an image's files and their widths, from its `encodedAddress`; no widths where it is not encoded. */
function encodedImage(src: string): [folder: string, widths?: number[]] {
  const end = src.lastIndexOf('/')
  const widths = src.slice(end + 1)
  const isEncoded = src.startsWith(mediaFolder) && !src.startsWith(original) && /^\d+(?:-\d+)*$/.test(widths)
  return isEncoded ? [src.slice(0, end), widths.split('-').map(Number)] : [src]
}

/** The WebP file of an image that is at least `width` pixels wide, or its widest one. */
export function sourceAt(src: string, width: number): string {
  const [base, widths] = encodedImage(src)
  const enough = widths?.find((one) => one >= width) ?? widths?.at(-1)
  return enough ? `${base}/${enough}.webp` : src
}
