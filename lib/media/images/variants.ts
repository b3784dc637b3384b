import { type Run, runInWorker } from './in-worker.ts'
import { maxPixels } from './rules.ts'
import { imageWidths, thumbWidth } from './source-set.ts'

/** One encoded size of an image; `name` is `{width}.{avif|webp}`, the last part of its address. */
type Variant = { name: string; bytes: Buffer; contentType: 'image/avif' | 'image/webp' }

/** `widths` are those of `files`, as the image's row lists them. */
export type Variants = { width: number; height: number; widths: number[]; files: Variant[] }

/** More than any picture of 2560 × 2560 pixels needs: 6 s for all widths, and 430 MB for transparent AVIF. */
const encodingLimits = { seconds: 60, megabytes: 512 }

export function allVariantNames(): string[] {
  return variantNames(imageWidths)
}

/** Returns the widths for an image of this width, up to the first that is not smaller; enlarges nothing. */
export function widthsFor(width: number): number[] {
  return imageWidths.filter((_, place) => place === 0 || (imageWidths[place - 1] ?? 0) < width)
}

/** Encodes an image of at most 2560 px a side, upright, in every width up to its own; sequentially, to limit memory. */
export function makeVariants(image: Uint8Array): Promise<Variants> {
  return runInWorker(encodingLimits, async (run) => {
    // Size after rotating it upright.
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

/** Quality is out of 100. AVIF's effort 0 takes a twentieth of the time of effort 4, for files 6 % larger. */
export const encoding = {
  avif: { quality: 46, effort: 0 },
  webp: { quality: 60, effort: 2 },
  /** Widths for phones, whose pixels are too small to distinguish quality 40 from 46: a quarter fewer bytes. */
  phones: { widths: [1000, 1200], avif: { quality: 40, effort: 0 } },
}
