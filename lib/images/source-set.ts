/** Pixel widths in which every picture is encoded. Few: each one is written out for every picture of a page. */
export const pictureWidths = [480, 828, 1200, 1920]

/** Pixel width of the small pictures in the panel's lists; they are WebP only. */
export const thumbWidth = 128

/** Below this path lie the site's own pictures, encoded by the build; its last part changes with any of them. */
export const ownFolder = `/encoded/${process.env.PICTURES_VERSION ?? 'unknown'}`

/** Up to the first that takes it whole, which then keeps the picture's own width: nothing is enlarged. */
export function widthsFor(width: number): number[] {
  return pictureWidths.filter((_, place) => place === 0 || (pictureWidths[place - 1] ?? 0) < width)
}

export type PictureSources = {
  /** A source set; undefined while a picture is shown as it was uploaded. */
  avif?: string
  /** For the few browsers without AVIF; one width of WebP, since every further one would be written out, too. */
  src: string
}

/** What the tags of one picture carry. `src` is a file of this site or an address as `publicSource` gives it. */
export function pictureSources(src: string): PictureSources {
  const [base, largest] = encodedPicture(src)
  if (!largest) return { src }
  const widths = pictureWidths.filter((width) => width <= largest)
  return {
    avif: widths.map((width) => `${base}/${width}.avif ${width}w`).join(),
    src: `${base}/${Math.min(largest, 1200)}.webp`,
  }
}

/** Where the files of a picture lie and the largest of their widths; without one the picture is as it was uploaded. */
export function encodedPicture(src: string): [base: string, largest?: number] {
  if (ownPicture.test(src)) return [ownFolder + src, 1920]
  const [, base = src, largest] = storedPicture.exec(src) ?? []
  return [base, largest ? Number(largest) : undefined]
}

const ownPicture = /^\/(?:images|videos)\/[\w./-]+\.(?:jpe?g|png|webp)$/
const storedPicture = /^(\/media\/(?!original\/).+)\/(\d+)$/
