import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headerOnly, sizeValidationMessage } from './dimensions'
import { tooLongSide, tooManyPixels } from './rules'
import { plainImage } from './test-images'

test('long sides and many pixels are refused by what the header says, whatever pixels follow', async () => {
  const png = await plainImage().png().toBuffer()
  const announcing = async (width: number, height: number) => {
    const header = Buffer.from(png.subarray(0, 33))
    header.writeUInt32BE(width, 16)
    header.writeUInt32BE(height, 20)
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
    const file = Buffer.concat([header, png.subarray(33)])
    return sizeValidationMessage(await sharp(file, headerOnly).metadata())
  }
  expect(await announcing(20_000, 2500)).toBeNull()
  expect(await announcing(20_001, 1)).toBe(tooLongSide)
  expect(await announcing(1, 9_000_000)).toBe(tooLongSide)
  expect(await announcing(20_000, 2501)).toBe(tooManyPixels)
})
