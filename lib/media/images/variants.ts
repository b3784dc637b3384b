import { maxPixels } from './dimensions.ts'
import { inWorker, type Run } from './in-worker.ts'
import { imageWidths, thumbWidth } from './source-set.ts'

/** One encoded size of an image; `name` is `{width}.{avif|webp}`, the last part of its address. */
type Variant = { name: string; bytes: Buffer; contentType: 'image/avif' | 'image/webp' }

/** `widths`: those of `files`, as the image's own row names them. */
export type Variants = { width: number; height: number; widths: number[]; files: Variant[] }

/** Beyond what 2560 × 2560 pixels take, whatever they show: 6 s of work for all widths, and 430 MB for transparent AVIF. */
const encodingLimits = { seconds: 60, megabytes: 512 }

export function allVariantNames(): string[] {
  return variantNames(imageWidths)
}

/** Up to the first that takes it whole, which then keeps the image's own width: nothing is enlarged. */
export function widthsFor(width: number): number[] {
  return imageWidths.filter((_, place) => place === 0 || (imageWidths[place - 1] ?? 0) < width)
}

/** Upright, in every width it reaches, one after the other: an encoder holds all pixels. Takes at most 2560 px a side. */
export function makeVariants(image: Uint8Array): Promise<Variants> {
  return inWorker(encodingLimits, async (run) => {
    // The size after it has been turned upright.
    const { autoOrient: own } = await run('metadata', image)
    const widths = widthsFor(own.width)
    const files: Variant[] = []
    for (const name of variantNames(widths)) files.push(await makeVariant(run, image, name))
    return { ...own, widths, files }
  })
}

async function makeVariant(run: Run, image: Uint8Array, name: string): Promise<Variant> {
  const format = name.endsWith('avif') ? 'avif' : 'webp'
  const width = Number.parseInt(name, 10)
  const { [format]: options } = encoding.phones.widths.includes(width)
    ? { ...encoding, ...encoding.phones }
    : encoding
  const opened = { failOn: 'error', autoOrient: true, limitInputPixels: maxPixels } as const
  const bytes = await run('toBuffer', image, opened, {
    resize: { width, withoutEnlargement: true },
    [format]: options,
  })
  return { name, bytes, contentType: `image/${format}` }
}

function variantNames(widths: number[]) {
  return [`${thumbWidth}.webp`, ...widths.flatMap((one) => [`${one}.avif`, `${one}.webp`])]
}

/** Quality is of 100. AVIF's effort 0 takes a twentieth of the time of effort 4, for files 6 % larger. */
export const encoding = {
  avif: { quality: 46, effort: 0 },
  webp: { quality: 60, effort: 2 },
  /** Widths that phones take, whose pixels are too small to tell 40 from 46: a quarter fewer bytes. */
  phones: { widths: [1000, 1200], avif: { quality: 40, effort: 0 } },
}
