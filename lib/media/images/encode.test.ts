import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { cleanImage, type EncodedImage, encodeImage, holdsOnlyPixels } from './encode'
import {
  headerOnly,
  imageTexts,
  maxImageBytes,
  sizeValidationMessage,
  tooLongSide,
  tooManyPixels,
} from './rules'
import {
  animatedWebp,
  foreignCode,
  jpegOfSize,
  jpegWithPosition,
  noisyImage,
  plainImage,
  pngAnnouncing,
  pngWithComment,
  refusedFiles,
} from './test-images'

// A process per picture would take most of the time; in-worker.test.ts tests the process.
vi.mock('./in-worker', async (importOriginal) => {
  const worker = await importOriginal<typeof import('./in-worker')>()
  return (await import('./test-images')).inThisProcess(worker)
})

// Lowers the limit for encoded pictures, because one of more than 5 MB would take seconds.
const limit = vi.hoisted(() => ({ bytes: 5 * 1024 * 1024 }))
vi.mock('./rules', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  get maxImageBytes() {
    return limit.bytes
  },
}))

describe('refused', () => {
  test('every file that is not a whole JPEG, PNG or WebP within the limits', async () => {
    for (const [name, bytes, sentence] of await refusedFiles()) {
      const result = await encodeImage(bytes)
      expect(result, name).toMatchObject({ error: expect.stringContaining(sentence) })
      expect(result, name).toMatchObject({ error: expect.stringContaining(imageTexts.notAnImage) })
    }
  })

  test('one byte more than 5 MB', async () => {
    expect(await encodeImage(await jpegOfSize(maxImageBytes))).toMatchObject({ format: 'jpeg' })
    const refusal = { error: 'A imagem deve ter no máximo 5MB.', status: 413 }
    expect(await encodeImage(await jpegOfSize(maxImageBytes + 1))).toEqual(refusal)
  })

  test('long sides and many pixels, by the header alone (IMG-2)', async () => {
    const validateSize = async (width: number, height: number) =>
      sizeValidationMessage(await sharp(await pngAnnouncing(width, height), headerOnly).metadata())
    expect(await validateSize(20_000, 2500)).toBeNull()
    expect(await validateSize(20_001, 1)).toBe(tooLongSide)
    expect(await validateSize(1, 9_000_000)).toBe(tooLongSide)
    expect(await validateSize(20_000, 2501)).toBe(tooManyPixels)
  })
})

describe('re-encoded (IMG-3)', () => {
  test('a file keeps its format and pixels, without trailing data', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const sent = Buffer.concat([await plainImage()[format]().toBuffer(), Buffer.from(foreignCode)])
      const { bytes, contentType } = await encodeOrThrow(sent)
      expect(contentType).toBe(`image/${format}`)
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 60, height: 40 })
      expect(bytes.includes('<script')).toBe(false)
    }
  })

  test('without metadata, and upright', async () => {
    const sent = await jpegWithPosition()
    expect(sent.includes('Maria Clara')).toBe(true)
    const { bytes } = await encodeOrThrow(sent)
    const { exif, xmp, iptc, orientation, ...size } = await sharp(bytes).metadata()
    expect(size).toMatchObject({ width: 40, height: 60 })
    expect([exif, xmp, iptc, orientation]).toEqual(Array(4).fill(undefined))
    expect(bytes.includes('Maria Clara')).toBe(false)
  })

  test('at most 2560 px long', async () => {
    const clean = await cleanImage(await plainImage(2570, 1285).jpeg().toBuffer())
    const bytes = 'bytes' in clean ? clean.bytes : undefined
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2560, height: 1280 })
  })

  test('as a WebP if a PNG would be too heavy', async () => {
    const usual = limit.bytes
    limit.bytes = 60_000
    const { bytes, contentType } = await encodeOrThrow(await noisyImage(300, 200).png().toBuffer())
    limit.bytes = usual
    expect(bytes.length).toBeLessThanOrEqual(60_000)
    expect(contentType).toBe('image/webp')
  })

  test('with its transparency, in sRGB, and the first frame of an animation', async () => {
    const transparent = await encodeOrThrow(await plainImage().ensureAlpha(0.5).png().toBuffer())
    expect((await sharp(transparent.bytes).metadata()).hasAlpha).toBe(true)
    const cmyk = await encodeOrThrow(await plainImage().toColourspace('cmyk').jpeg().toBuffer())
    expect((await sharp(cmyk.bytes).metadata()).space).toBe('srgb')
    const { bytes } = await encodeOrThrow(await animatedWebp())
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ r: expect.closeTo(250, -1), b: 8 })
  })
})

describe('an imported picture', () => {
  const jpeg = () => noisyImage(300, 200).jpeg().toBuffer()

  test.each<[string, () => Promise<Buffer>]>([
    ['JPEG', jpeg],
    ['PNG', () => plainImage().png().toBuffer()],
    ['transparent WebP', () => plainImage().ensureAlpha(0.5).webp().toBuffer()],
    ['lossless WebP', () => plainImage().webp({ lossless: true }).toBuffer()],
  ])('that is a %s of an upload stays byte for byte', async (_, make) => {
    const uploaded = await encodeOrThrow(await make())
    const clean = await cleanImage(uploaded.bytes)
    expect('bytes' in clean && clean.bytes.equals(uploaded.bytes)).toBe(true)
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['a position', jpegWithPosition],
    ['a comment', () => pngWithComment(foreignCode)],
    ['data after its end', () => jpegOfSize(5000)],
    ['a second frame', animatedWebp],
    ['more pixels than are stored', () => plainImage(2600, 10).jpeg().toBuffer()],
  ])('with %s is re-encoded', async (_, make) => {
    const sent = await make()
    const clean = await cleanImage(sent)
    if ('error' in clean) throw new Error(clean.error)
    expect(clean.bytes.equals(sent)).toBe(false)
    expect(holdsOnlyPixels(clean.bytes)).toBe(true)
  })

  test('that cannot be read to its end is refused', async () => {
    const sent = await jpeg()
    const png = await plainImage().png().toBuffer()
    png.writeUInt8(png.readUInt8(png.length - 20) ^ 0xff, png.length - 20)
    expect(holdsOnlyPixels(png)).toBe(true)
    for (const broken of [sent.subarray(0, 100), sent.subarray(0, 2000), png])
      expect(await cleanImage(broken)).toMatchObject({ status: 422 })
  })
})

async function encodeOrThrow(sent: Uint8Array): Promise<EncodedImage> {
  const result = await encodeImage(sent)
  if ('error' in result) throw new Error(result.error)
  return result
}
