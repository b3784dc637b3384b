import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { announcedDimensions, sizeValidationMessage } from './dimensions'
import { tooLongSide, tooManyPixels } from './rules'
import { animatedWebp, jpegWithPosition, plainImage } from './test-images'

const size = { width: 61, height: 43 }
const plain = () => plainImage(size.width, size.height)
const seeThrough = () => plain().ensureAlpha(0.5)

test.each([
  ['JPEG', () => plain().jpeg()],
  ['progressive JPEG', () => plain().jpeg({ progressive: true })],
  [
    'JPEG with a profile and a position',
    () =>
      plain()
        .withIccProfile('srgb')
        .withExif({ IFD0: { Artist: 'M' } })
        .jpeg(),
  ],
  ['PNG', () => plain().png()],
  ['lossy WebP', () => plain().webp()],
  ['lossless WebP', () => plain().webp({ lossless: true })],
  ['transparent WebP', () => seeThrough().webp()],
] as const)('the size of a %s is read from its header', async (_, image) => {
  const bytes = await image().toBuffer()
  expect(announcedDimensions(bytes)).toEqual(size)
  // As a view into something larger.
  const around = Buffer.concat([Buffer.alloc(7), bytes, Buffer.alloc(7)])
  expect(announcedDimensions(around.subarray(7, 7 + bytes.length))).toEqual(size)
})

test('a preview inside the metadata is not taken for the image', async () => {
  const preview = await plainImage(9, 9).jpeg().toBuffer()
  const image = await plain().jpeg().toBuffer()
  const length = Buffer.alloc(2)
  length.writeUInt16BE(preview.length + 2)
  const withPreview = Buffer.concat([
    image.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    preview,
    image.subarray(2),
  ])
  expect(announcedDimensions(withPreview)).toEqual(size)
  expect(await sharp(withPreview).metadata()).toMatchObject(size)
})

test('a header that ends too early, and every other file, announces nothing', async () => {
  for (const bytes of [await jpegWithPosition(), await plain().png().toBuffer(), await animatedWebp()]) {
    for (let length = 0; length < 24; length++)
      expect(announcedDimensions(bytes.subarray(0, length))).toBeNull()
  }
  expect(announcedDimensions(Buffer.from('GIF89a'))).toBeNull()
})

test('no bytes make it fail or run on', () => {
  const heads = [
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [...Buffer.from('RIFF0000WEBPVP8X')],
  ]
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), (head, rest) => {
      announcedDimensions(Uint8Array.from([...head, ...rest]))
    }),
  )
})

test('long sides and many pixels are refused by what the header says, without its image', async () => {
  const png = Buffer.from(await plain().png().toBuffer())
  const announcing = (width: number, height: number) => {
    png.writeUInt32BE(width, 16)
    png.writeUInt32BE(height, 20)
    return sizeValidationMessage(png.subarray(0, 33))
  }
  expect(announcing(20_000, 2500)).toBeNull()
  expect(announcing(20_001, 1)).toBe(tooLongSide)
  expect(announcing(1, 9_000_000)).toBe(tooLongSide)
  expect(announcing(20_000, 2501)).toBe(tooManyPixels)
  expect(announcing(0, 5)).toContain('danificado')
})
