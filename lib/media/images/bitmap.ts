import 'server-only'
import { sharp } from './sharp.mjs'

// Four dots per square keep the edges sharp in print.
const dotsEach = 4

/** Encodes squares (true is black) as a `data:` address of a two-colour PNG, a fifth of the size of an SVG path. */
export async function bitmapAddress(rows: boolean[][]): Promise<string> {
  const width = rows[0]?.length ?? 0
  const squares = Buffer.from(rows.flat().map((isBlack) => (isBlack ? 0 : 255)))
  const png = await sharp(squares, { raw: { width, height: rows.length, channels: 1 } })
    .resize({ width: width * dotsEach, kernel: 'nearest' })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
