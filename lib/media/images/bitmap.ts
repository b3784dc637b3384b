import { crc32, deflateSync } from 'node:zlib'

// Four dots for each square keep the edges sharp in print.
const dotsEach = 4

/** A `data:` address with squares (true is black) as a PNG of one bit, a fifth of the size of an SVG path. All rows have one length. */
export function bitmapAddress(rows: boolean[][]): string {
  const width = (rows[0]?.length ?? 0) * dotsEach
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(rows.length * dotsEach, 4)
  // One bit of grey; the rest is zero: deflated, filtered by line, in one pass.
  header[8] = 1
  const lines = rows.flatMap((row) => Array.from({ length: dotsEach }, () => lineOf(row)))
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(lines.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}

/** After its filter (none), eight dots to a byte. */
function lineOf(row: boolean[]): number[] {
  const bits = row.map((isBlack) => (isBlack ? '0' : '1').repeat(dotsEach)).join('')
  return [0, ...(bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2))]
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
