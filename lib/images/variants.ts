import { encoding } from './encoding.ts'
import { sharp } from './sharp.ts'
import { maxPixels } from './size-problem.ts'
import { thumbWidth, widthsFor } from './source-set.ts'

/** One encoded size of a picture; `name` is `{width}.{avif|webp}`, the last part of its address. */
type Variant = { name: string; bytes: Buffer; contentType: 'image/avif' | 'image/webp' }

/** A picture's own size in pixels and everything made of it. */
export type Variants = { width: number; height: number; files: Variant[] }

const maxSeconds = 20

/** Every name that a picture's variants can have, whatever its width. */
export function allVariantNames(): string[] {
  return variantNames(Number.POSITIVE_INFINITY)
}

/**
 * AVIF and WebP of a picture, upright, in every width that its own reaches, and the panel's thumb; `width`
 * stands in for its own where all widths are wanted. One after the other, because an encoder holds all pixels.
 */
export async function makeVariants(picture: Buffer, width?: number): Promise<Variants> {
  // The size after it has been turned upright.
  const { autoOrient: own } = await sharp(picture).metadata()
  const files: Variant[] = []
  for (const name of variantNames(width ?? own.width)) files.push(await makeVariant(picture, name))
  return { ...own, files }
}

async function makeVariant(picture: Buffer, name: string): Promise<Variant> {
  const format = name.endsWith('avif') ? 'avif' : 'webp'
  const bytes = await sharp(picture, { failOn: 'error', autoOrient: true, limitInputPixels: maxPixels })
    .timeout({ seconds: maxSeconds })
    .resize({ width: Number.parseInt(name, 10), withoutEnlargement: true })
    [format](encoding[format])
    .toBuffer()
  return { name, bytes, contentType: `image/${format}` }
}

function variantNames(width: number) {
  return [`${thumbWidth}.webp`, ...widthsFor(width).flatMap((one) => [`${one}.avif`, `${one}.webp`])]
}
