/** Pixel widths in which an image is encoded, up to its own width. */
export const imageWidths = [480, 640, 828, 1000, 1200, 1600, 1920, 2560]

/** Pixel width of thumbnails in the panel's lists; they are WebP only. */
export const thumbWidth = 128

/** Minimum and maximum pixel width of a place, from a phone to a dense desktop screen. */
const places = { small: [480, 1200], medium: [828, 1920], large: [828, 2560] } as const

export type Place = keyof typeof places

export type ImageSources = {
  /** A source set; undefined if the image is shown as uploaded. */
  avif?: string
  /** A single WebP for the few browsers without AVIF; more widths would make every page longer. */
  src: string
}

/** Returns the sources of one image's tags. `src` is a file of this site or an address from `publicSource`. */
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

/** Returns `/media/{name}/{width}-{width}…`, or `/media/original/{name}` without widths; `encodedImage` parses it. */
export function encodedAddress(name: string, widths: readonly number[]): string {
  return widths.length > 0 ? `${mediaFolder}${name}/${widths.join('-')}` : original + name
}

/** Parses an `encodedAddress` into the folder of an image's files and their widths; no widths if it is not encoded. */
function encodedImage(src: string): [folder: string, widths?: number[]] {
  const end = src.lastIndexOf('/')
  const widths = src.slice(end + 1)
  const isEncoded = src.startsWith(mediaFolder) && !src.startsWith(original) && /^\d+(?:-\d+)*$/.test(widths)
  return isEncoded ? [src.slice(0, end), widths.split('-').map(Number)] : [src]
}

/** Returns the WebP file of an image that is at least `width` pixels wide, or its widest one. */
export function sourceAt(src: string, width: number): string {
  const [base, widths] = encodedImage(src)
  const enough = widths?.find((one) => one >= width) ?? widths?.at(-1)
  return enough ? `${base}/${enough}.webp` : src
}
