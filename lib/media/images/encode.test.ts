import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { palette } from '@/lib/brand/palette'
import { shareImage } from '@/lib/seo/share-image'
import { type EncodedImage, encodeImage, encodeStored } from './encode'
import { imageTexts, maxImageBytes } from './rules'
import {
  animatedWebp,
  dottedPng,
  foreignCode,
  jpegOfSize,
  jpegWithPosition,
  plainImage,
  pngWithComment,
  refusedFiles,
} from './test-images'

vi.setConfig({ testTimeout: 30_000 })

describe('refused', () => {
  // AVIF and TIFF are made before the import of encode.ts takes their loaders away: writing does not need them.
  test('every file that is not a whole JPEG, PNG or WebP within the limits', async () => {
    for (const [name, bytes, sentence] of await refusedFiles()) {
      const result = await encodeImage(bytes)
      expect(result, name).toMatchObject({ error: expect.stringContaining(sentence) })
      expect(result, name).toMatchObject({ error: expect.stringContaining(imageTexts.notAnImage) })
      expect(result, name).not.toHaveProperty('bytes')
    }
  })

  test.each([
    [maxImageBytes - 1, true],
    [maxImageBytes, true],
    [maxImageBytes + 1, false],
  ])('%i bytes: accepted is %o', async (size, accepted) => {
    const result = await encodeImage(await jpegOfSize(size))
    if (accepted) expect(result).toMatchObject({ format: 'jpeg', contentType: 'image/jpeg' })
    else expect(result).toEqual({ error: 'A imagem deve ter no máximo 5MB.', status: 413 })
  })
})

describe('made anew', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    '%s keeps its format and its pixels, not what follows',
    async (format) => {
      const sent = Buffer.concat([await plainImage()[format]().toBuffer(), Buffer.from(foreignCode)])
      const { bytes, contentType } = await encoded(sent)
      expect(contentType).toBe(`image/${format}`)
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 60, height: 40 })
      expect(bytes.includes('<script')).toBe(false)
    },
  )

  test('no metadata, and upright', async () => {
    const sent = await jpegWithPosition()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    expect(sent.includes('Maria Clara')).toBe(true)
    const { bytes } = await encoded(sent)
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ width: 40, height: 60 })
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    )
    expect(bytes.includes('Maria Clara')).toBe(false)
  })

  test('no text hidden in a PNG', async () => {
    const sent = await pngWithComment(foreignCode)
    expect((await sharp(sent).metadata()).comments).toHaveLength(1)
    expect((await encoded(sent)).bytes.includes('<script')).toBe(false)
  })

  test('at most 2560 px long, never enlarged', async () => {
    const { bytes } = await encoded(await plainImage(6000, 3000).jpeg().toBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2560, height: 1280 })
  })

  test('a PNG that would be too heavy becomes a WebP that is not', async () => {
    const sent = await dottedPng()
    expect(sent.length).toBeLessThan(maxImageBytes)
    const { bytes, contentType } = await encoded(sent)
    expect(bytes.length).toBeLessThanOrEqual(maxImageBytes)
    expect(contentType).toBe('image/webp')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2560 })
  })

  test('transparency stays', async () => {
    const sent = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#74b24a80' } })
      .png()
      .toBuffer()
    expect((await sharp((await encoded(sent)).bytes).metadata()).hasAlpha).toBe(true)
  })

  test('a CMYK image becomes one for screens', async () => {
    const sent = await plainImage().toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(sent).metadata()).space).toBe('cmyk')
    expect((await sharp((await encoded(sent)).bytes).metadata()).space).toBe('srgb')
  })

  test('of an animation the first frame', async () => {
    const sent = await animatedWebp()
    expect((await sharp(sent).metadata()).pages).toBe(2)
    const { bytes } = await encoded(sent)
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    const { dominant } = await sharp(bytes).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.b).toBeLessThan(60)
  })
})

test('what lies in the storage larger than uploads keep it is encoded as an upload of it would be', async () => {
  const large = await plainImage(2700, 30).jpeg().toBuffer()
  expect(await encodeStored(large, 'one')).toEqual((await encoded(large)).variants)
})

test('the share images can still draw their SVG', async () => {
  const card = {
    image: undefined,
    brand: 'Quaresmeira',
    label: 'Ofertas',
    title: 'Verão',
    footing: 'R$ 1,00',
    look: { shades: palette, lettering: 'classica' } as const,
  }
  expect((await sharp(await shareImage(card)).metadata()).format).toBe('jpeg')
})

async function encoded(sent: Uint8Array): Promise<EncodedImage> {
  const result = await encodeImage(sent)
  if ('error' in result) throw new Error(result.error)
  return result
}
