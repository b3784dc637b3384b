import { encoding } from './encoding.ts'
import { sharp } from './sharp.ts'
import { maxPixels } from './size-check.ts'
import { thumbWidth, widthsFor } from './source-set.ts'

/** One encoded size of an image; `name` is `{width}.{avif|webp}`, the last part of its address. */
type Variant = { name: string; bytes: Buffer; contentType: 'image/avif' | 'image/webp' }

export type Variants = { width: number; height: number; files: Variant[] }

const maxSeconds = 20

export function allVariantNames(): string[] {
  return variantNames(Number.POSITIVE_INFINITY)
}

/** Upright, in every width it reaches, one after the other: an encoder holds all pixels. `width` replaces its own. */
export async function makeVariants(image: Buffer, width?: number): Promise<Variants> {
  // The size after it has been turned upright.
  const { autoOrient: own } = await sharp(image).metadata()
  const files: Variant[] = []
  for (const name of variantNames(width ?? own.width)) files.push(await makeVariant(image, name))
  return { ...own, files }
}

async function makeVariant(image: Buffer, name: string): Promise<Variant> {
  const format = name.endsWith('avif') ? 'avif' : 'webp'
  const bytes = await sharp(image, { failOn: 'error', autoOrient: true, limitInputPixels: maxPixels })
    .timeout({ seconds: maxSeconds })
    .resize({ width: Number.parseInt(name, 10), withoutEnlargement: true })
    [format](encoding[format])
    .toBuffer()
  return { name, bytes, contentType: `image/${format}` }
}

function variantNames(width: number) {
  return [`${thumbWidth}.webp`, ...widthsFor(width).flatMap((one) => [`${one}.avif`, `${one}.webp`])]
}
