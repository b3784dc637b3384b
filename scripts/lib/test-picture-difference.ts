import sharp from 'sharp'

/** Three bytes a pixel, row by row. */
export type Picture = { width: number; height: number; data: Uint8Array }

export type Difference = {
  /** Why the two are not the same to an eye; undefined where they are. */
  reason: string | undefined
  /** Levels of 255 by which each block's mean differs, row by row. */
  blocks: number[]
  columns: number
}

const block = 8
/** Another version of the browser draws a few letters so differently; what moved or changed its colour touches more blocks. */
const strong = 12
const strongBlocks = 10
/** Of all blocks this share may differ a little, as photographs do when they are scaled by other code. */
const weak = 5
const weakShare = 0.05

/** An image file in as few pixels as it takes to see what stands where: a third of a wide window, two of a phone's. */
export async function shrunk(image: Buffer): Promise<Picture> {
  const { width } = await sharp(image).metadata()
  const { data, info } = await sharp(image)
    .flatten({ background: 'white' })
    .resize({ width: Math.round(width * (width > 768 ? 1 / 3 : 2 / 3)) })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** For the repository; what is lost is far below what counts. */
export function packed({ data, width, height }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 88, effort: 6 })
    .toBuffer()
}

export async function unpacked(image: Buffer): Promise<Picture> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Compares the means of small blocks, which know nothing of how an edge is smoothed. */
export function differenceOf(one: Picture, other: Picture): Difference {
  const columns = Math.ceil(one.width / block)
  if (one.width !== other.width || Math.abs(one.height - other.height) > 2) {
    const reason = `${one.width} × ${one.height} pixels instead of ${other.width} × ${other.height}`
    return { reason, blocks: [], columns }
  }
  const rows = Math.ceil(Math.min(one.height, other.height) / block)
  const blocks = Array.from({ length: rows * columns }, (_, index) => {
    const at = [index % columns, Math.floor(index / columns)] as const
    const [a, b] = [meanOf(one, ...at), meanOf(other, ...at)]
    return Math.max(...a.map((level, channel) => Math.abs(level - (b[channel] ?? 0))))
  })
  return { reason: reasonIn(blocks), blocks, columns }
}

function reasonIn(blocks: number[]) {
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

/** The first picture, pale, with what differs in red: the stronger the more. */
export function marked(picture: Picture, { blocks, columns }: Difference): Picture {
  const data = new Uint8Array(picture.data.length)
  for (let index = 0; index < data.length; index++) {
    const pixel = Math.floor(index / 3)
    const [x, y] = [pixel % picture.width, Math.floor(pixel / picture.width)]
    const level = blocks[Math.floor(y / block) * columns + Math.floor(x / block)] ?? 0
    const pale = 160 + (picture.data[index] ?? 0) * 0.35
    data[index] = level <= weak ? pale : index % 3 === 0 ? 255 : pale * (level > strong ? 0.35 : 0.8)
  }
  return { ...picture, data }
}
