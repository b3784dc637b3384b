/** Pixel widths in which every image is encoded. Few: each one is written out for every image of a page. */
export const imageWidths = [480, 828, 1200, 1920]

/** Pixel width of the small images in the panel's lists; they are WebP only. */
export const thumbWidth = 128

/** Below this path lie the site's own images, encoded by the build; its last part changes with any of them. */
export const ownFolder = `/encoded/${process.env.IMAGES_VERSION ?? 'unknown'}`

/** Up to the first that takes it whole, which then keeps the image's own width: nothing is enlarged. */
export function widthsFor(width: number): number[] {
  return imageWidths.filter((_, place) => place === 0 || (imageWidths[place - 1] ?? 0) < width)
}

export type ImageSources = {
  /** A source set; undefined while an image is shown as it was uploaded. */
  avif?: string
  /** For the few browsers without AVIF; one width of WebP, since every further one would be written out, too. */
  src: string
}

/** What the tags of one image carry. `src` is a file of this site or an address as `publicSource` gives it. */
export function imageSources(src: string): ImageSources {
  const [base, largest] = encodedImage(src)
  if (!largest) return { src }
  const widths = imageWidths.filter((width) => width <= largest)
  return {
    avif: widths.map((width) => `${base}/${width}.avif ${width}w`).join(),
    src: `${base}/${Math.min(largest, 1200)}.webp`,
  }
}

/** Where the files of an image lie and the largest of their widths; without one the image is as it was uploaded. */
export function encodedImage(src: string): [base: string, largest?: number] {
  if (ownImage.test(src)) return [ownFolder + src, 1920]
  const [, base = src, largest] = storedImage.exec(src) ?? []
  return [base, largest ? Number(largest) : undefined]
}

const ownImage = /^\/(?:images|videos)\/[\w./-]+\.(?:jpe?g|png|webp)$/
const storedImage = /^(\/media\/(?!original\/).+)\/(\d+)$/
