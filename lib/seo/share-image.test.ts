import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contrast } from '@/lib/brand/color'
import { palette } from '@/lib/brand/palette'
import { noisyImage, plainImage } from '@/lib/media/images/test-images'
import { type ShareCard, shareImage } from './share-image'

const fetch = vi.spyOn(globalThis, 'fetch')

vi.setConfig({ testTimeout: 60_000 })

const card: ShareCard = {
  image: undefined,
  brand: 'Quaresmeira',
  label: 'Romântico',
  title: 'Réveillon na Montanha',
  footing: 'a partir de R$\u00a01.250,00',
  look: { shades: palette, lettering: 'classica', emblem: 'blossom', scenery: 'mountain' },
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

async function draw(some: Partial<ShareCard>) {
  const jpeg = await shareImage({ ...card, ...some })
  const { format, width, height } = await sharp(jpeg).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(jpeg.length).toBeLessThanOrEqual(300_000)
  return jpeg
}

/** The card without an image. */
let plain: Buffer

beforeAll(async () => {
  plain = await draw({})
})

test('shows the image and every text', async () => {
  const image = await readFile('supabase/local/demo/quaresmeira.media/chale-noite.jpg')
  expect(await difference(await draw({ image }), plain)).toBeGreaterThan(5)
  for (const line of ['brand', 'label', 'title', 'footing'])
    expect(await difference(plain, await draw({ [line]: '' })), line).toBeGreaterThan(0.1)
})

test('the picture is unchanged above the words, whose background is dark enough (SEO-2)', async () => {
  const image = await plainPng(1200, 630, '#fff')
  const [whole, unlabelled] = await Promise.all([draw({ image }), draw({ image, label: 'I' })])
  const above = await sharp(whole).extract({ left: 0, top: 0, width: 1200, height: 200 }).toBuffer()
  for (const { min } of (await sharp(above).stats()).channels) expect(min).toBeGreaterThan(250)
  // The label is the top line, where the background is lightest.
  const label = await sharp(whole)
    .composite([{ input: unlabelled, blend: 'difference' }])
    .png()
    .toBuffer()
  const { info } = await sharp(label).trim({ threshold: 60 }).toBuffer({ resolveWithObject: true })
  const line = { left: 1190, top: -(info.trimOffsetTop ?? 0), width: 10, height: 1 }
  const { channels } = await sharp(await sharp(whole).extract(line).toBuffer()).stats()
  const ground = `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
  expect(contrast(palette.gold300, ground)).toBeGreaterThanOrEqual(4.5)
})

test('keeps the best part of the image, whatever its shape (IMG-14)', async () => {
  const input = await plainPng(300, 630, '#fff')
  const image = await sharp(await plainPng(2000, 630, '#000'))
    .composite([{ input, left: 1700, top: 0 }])
    .png()
    .toBuffer()
  const brightness = async (focus?: string) => {
    const corner = { left: 1000, top: 40, width: 150, height: 100 }
    const right = await sharp(await draw({ image, focus }))
      .extract(corner)
      .toBuffer()
    return (await sharp(right).stats()).channels[0]?.mean ?? 0
  }
  expect(await brightness('100% 50%')).toBeGreaterThan((await brightness()) + 100)
  await draw({ image: await plainPng(2560, 1, '#fff'), focus: '100% 100%' })
})

test('stays under the limit with an image that hardly compresses', async () => {
  await draw({ image: await noisyImage(1200, 630).png().toBuffer() })
})

test('a broken image, an SVG, and an image with an endless side leave the plain background', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" fill="red"/></svg>'
  for (const image of [Buffer.from('<html>'), Buffer.from(svg), await plainPng(1, 20_001, 'red')])
    expect(await draw({ image })).toEqual(plain)
})

test('any text produces an image', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constant('<b>&</span>'),
    fc.constant('W'.repeat(300)),
  )
  await fc.assert(
    fc.asyncProperty(text, text, async (title, label) => {
      await draw({ title, label, brand: title, footing: label })
    }),
    { numRuns: 4, examples: [['Natal 🎄 1️⃣ ©® 年末 Ελλάδα ñøł', everyLetter]] },
  )
  // The library would ask Google for letters that the fonts lack.
  expect(fetch).not.toHaveBeenCalled()
})

const everyLetter = String.fromCharCode(...Array.from({ length: 0x300 }, (_, code) => code))

/** Returns the mean difference of two images of one size, 0–255. */
async function difference(a: Buffer, b: Buffer) {
  const { channels } = await sharp(a)
    .composite([{ input: b, blend: 'difference' }])
    .stats()
  return channels.reduce((sum, channel) => sum + channel.mean, 0) / channels.length
}

function plainPng(width: number, height: number, background: string) {
  return plainImage(width, height, background).png().toBuffer()
}
