import { encoding } from './encoding.ts'
import { sharp } from './sharp.ts'
import { maxPixels } from './size-check.ts'
import { imageWidths, thumbWidth } from './source-set.ts'

/** One encoded size of an image; `name` is `{width}.{avif|webp}`, the last part of its address. */
type Variant = { name: string; bytes: Buffer; contentType: 'image/avif' | 'image/webp' }

/** `widths`: those of `files`, as the image's own row names them. */
export type Variants = { width: number; height: number; widths: number[]; files: Variant[] }

const maxSeconds = 20

export function allVariantNames(): string[] {
  return variantNames(imageWidths)
}

/** Up to the first that takes it whole, which then keeps the image's own width: nothing is enlarged. */
export function widthsFor(width: number): number[] {
  return imageWidths.filter((_, place) => place === 0 || (imageWidths[place - 1] ?? 0) < width)
}

/** Upright, in every width it reaches or in `widths`, one after the other: an encoder holds all pixels. */
export async function makeVariants(image: Buffer, widths?: number[]): Promise<Variants> {
  // The size after it has been turned upright.
  const { autoOrient: own } = await sharp(image).metadata()
  const files: Variant[] = []
  const made = widths ?? widthsFor(own.width)
  for (const name of variantNames(made)) files.push(await makeVariant(image, name))
  return { ...own, widths: made, files }
}

async function makeVariant(image: Buffer, name: string): Promise<Variant> {
  const format = name.endsWith('avif') ? 'avif' : 'webp'
  const width = Number.parseInt(name, 10)
  const { [format]: options } = encoding.phones.widths.includes(width)
    ? { ...encoding, ...encoding.phones }
    : encoding
  const bytes = await sharp(image, { failOn: 'error', autoOrient: true, limitInputPixels: maxPixels })
    .timeout({ seconds: maxSeconds })
    .resize({ width, withoutEnlargement: true })
    [format](options)
    .toBuffer()
  return { name, bytes, contentType: `image/${format}` }
}

function variantNames(widths: number[]) {
  return [`${thumbWidth}.webp`, ...widths.flatMap((one) => [`${one}.avif`, `${one}.webp`])]
}
