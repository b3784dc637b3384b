import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanImage, encodeImage, holdsOnlyPixels } from './encode'
import { animatedWebp, jpegOfSize, jpegWithPosition, plainImage, pngWithComment } from './test-images'

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const made = {
  'noisy jpeg': () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } })
      .jpeg()
      .toBuffer(),
  png: () => plainImage().png().toBuffer(),
  'transparent png': () => plainImage().ensureAlpha(0.5).png().toBuffer(),
  webp: () => plainImage().webp().toBuffer(),
  'transparent webp': () => plainImage().ensureAlpha(0.5).webp().toBuffer(),
  'lossless webp': () => plainImage().webp({ lossless: true }).toBuffer(),
}

test.each(Object.entries(made))('a %s that an upload has made stays byte for byte', async (_, make) => {
  const uploaded = await encodeImage(await make())
  if ('error' in uploaded) throw new Error(uploaded.error)
  expect(holdsOnlyPixels(uploaded.bytes)).toBe(true)
  const clean = await cleanImage(uploaded.bytes)
  expect('bytes' in clean && clean.bytes.equals(uploaded.bytes)).toBe(true)
})

test.each([
  ['a position', jpegWithPosition],
  ['a comment', () => pngWithComment('<script>')],
  ['something behind its end', () => jpegOfSize(5000)],
  ['a second frame', animatedWebp],
  ['more pixels than are stored', () => plainImage(2600, 10).jpeg().toBuffer()],
])('an image with %s is made anew', async (_, make) => {
  const sent = await make()
  const clean = await cleanImage(sent)
  if ('error' in clean) throw new Error(clean.error)
  expect(clean.bytes.equals(sent)).toBe(false)
  expect(holdsOnlyPixels(clean.bytes)).toBe(true)
})

test.each([100, 2000])('the first %i bytes of an image are refused as an upload would be', async (length) => {
  const part = (await made['noisy jpeg']()).subarray(0, length)
  expect(await cleanImage(part)).toMatchObject({ status: 422 })
  expect(await cleanImage(part)).toEqual(await encodeImage(part))
})

test('a plain file whose pixels cannot be read is refused', async () => {
  const png = await made.png()
  png.writeUInt8(png.readUInt8(png.length - 20) ^ 0xff, png.length - 20)
  expect(holdsOnlyPixels(png)).toBe(true)
  expect(await cleanImage(png)).toMatchObject({ status: 422 })
})
