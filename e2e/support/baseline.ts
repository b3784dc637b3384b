import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type TestInfo } from 'playwright/test'
import sharp from 'sharp'

/** Chromium's version that the pictures are of; another one draws letters and edges a little differently. */
export const drawnBy = '153.0.8010.0'

const folder = join(import.meta.dirname, '..', 'baseline')

/**
 * Compares a screenshot with the one in e2e/baseline. Where they differ, both are left in the test's folder; with
 * `--update-snapshots` the new one replaces the old one.
 */
export async function expectAsBefore(screenshot: Buffer, name: string, info: TestInfo) {
  const file = join(folder, `${name}.webp`)
  const actual = await shrunk(screenshot)
  const isUpdate = ['all', 'changed'].includes(info.config.updateSnapshots)
  const before = existsSync(file) ? readFileSync(file) : undefined
  const difference = before && differenceOf(actual, await unpacked(before))
  if (isUpdate) {
    mkdirSync(folder, { recursive: true })
    if (!before || difference) writeFileSync(file, await packed(actual))
    return
  }
  if (before && !difference) return
  const keep = (what: string, image: Buffer) => writeFileSync(info.outputPath(`${name}-${what}.webp`), image)
  keep('actual', await packed(actual))
  if (before) keep('baseline', before)
  const reason = difference ?? 'there is no picture to compare with'
  expect(
    reason,
    `${name}: see ${info.outputPath()}; npm test -- e2e visual --update-snapshots accepts it`,
  ).toBe('')
}

/** Three bytes a pixel, row by row. */
type Picture = { width: number; height: number; data: Uint8Array }

const block = 8
/** Another version of the browser draws a few letters so differently; what moved or changed its colour touches more blocks. */
const strong = 12
const strongBlocks = 10
/** Of all blocks this share may differ a little, as photographs do when they are scaled by other code. */
const weak = 5
const weakShare = 0.05

/** An image file in as few pixels as it takes to see what stands where: a third of a wide window, two of a phone's. */
async function shrunk(image: Buffer): Promise<Picture> {
  const { width } = await sharp(image).metadata()
  const { data, info } = await sharp(image)
    .flatten({ background: 'white' })
    .resize({ width: Math.round(width * (width > 768 ? 1 / 3 : 2 / 3)) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** For the repository; what is lost is far below what counts. */
function packed({ data, width, height }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 88, effort: 6 })
    .toBuffer()
}

async function unpacked(image: Buffer): Promise<Picture> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/**
 * Why two pictures are not the same to an eye; undefined where they are. Compares the means of small blocks, which do not
 * depend on how an edge is smoothed.
 */
function differenceOf(one: Picture, other: Picture): string | undefined {
  if (one.width !== other.width || Math.abs(one.height - other.height) > 2)
    return `${one.width} × ${one.height} pixels instead of ${other.width} × ${other.height}`
  const columns = Math.ceil(one.width / block)
  const rows = Math.ceil(Math.min(one.height, other.height) / block)
  const blocks = Array.from({ length: rows * columns }, (_, index) => {
    const at = [index % columns, Math.floor(index / columns)] as const
    const [a, b] = [meanOf(one, ...at), meanOf(other, ...at)]
    return Math.max(...a.map((level, channel) => Math.abs(level - (b[channel] ?? 0))))
  })
  const over = (limit: number) => blocks.filter((difference) => difference > limit).length
  if (over(strong) > strongBlocks) return `${over(strong)} of ${blocks.length} blocks look different`
  if (over(weak) > blocks.length * weakShare)
    return `${over(weak)} of ${blocks.length} blocks differ slightly`
  return undefined
}

function meanOf({ data, width, height }: Picture, column: number, row: number): number[] {
  const sums = [0, 0, 0]
  let pixels = 0
  for (let y = row * block; y < Math.min(height, (row + 1) * block); y++)
    for (let x = column * block; x < Math.min(width, (column + 1) * block); x++) {
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 3 + channel] ?? 0)
      pixels++
    }
  return sums.map((sum) => sum / Math.max(1, pixels))
}
