import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bitmapAddress } from './bitmap'

test('any squares are read again from the picture, four dots each', async () => {
  const squares = fc.integer({ min: 1, max: 40 }).chain((width) =>
    fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 40,
    }),
  )
  await fc.assert(
    fc.asyncProperty(squares, async (rows) => {
      const [type, data = ''] = bitmapAddress(rows).split(',')
      expect(type).toBe('data:image/png;base64')
      const picture = sharp(Buffer.from(data, 'base64'))
      const { width, height } = await picture.metadata()
      expect([width, height]).toEqual([(rows[0]?.length ?? 0) * 4, rows.length * 4])
      const dots = await picture.extractChannel(0).raw().toBuffer()
      const read = rows.map((row, y) => row.map((_, x) => dots[(y * 4 + 2) * width + x * 4 + 2] === 0))
      expect(read).toEqual(rows)
    }),
    { numRuns: 50 },
  )
})
