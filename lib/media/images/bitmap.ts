import 'server-only'
import { sharp } from './sharp.mjs'

// Four dots for each square keep the edges sharp in print.
const dotsEach = 4

/** A `data:` address with squares (true is black) as a PNG of two colours, a fifth of the size of an SVG path. All rows have one length. */
export async function bitmapAddress(rows: boolean[][]): Promise<string> {
  const width = rows[0]?.length ?? 0
  const squares = Buffer.from(rows.flat().map((isBlack) => (isBlack ? 0 : 255)))
  const png = await sharp(squares, { raw: { width, height: rows.length, channels: 1 } })
    .resize({ width: width * dotsEach, kernel: 'nearest' })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
