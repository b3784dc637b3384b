import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bitmapAddress } from './bitmap'

test.each([1, 7, 33])('%i squares per side read back from the picture, four dots each', async (side) => {
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => (x * y) % 3 === 1),
  )
  const [type, data = ''] = (await bitmapAddress(rows)).split(',')
  expect(type).toBe('data:image/png;base64')
  const { data: dots, info } = await sharp(Buffer.from(data, 'base64'))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([side * 4, side * 4])
  expect(rows.map((row, y) => row.map((_, x) => dots[(y * 4 + 2) * info.width + x * 4 + 2] === 0))).toEqual(
    rows,
  )
})
