import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { palette } from '@/lib/brand/palette'
import { type ShareCard, shareImage } from './share-image'

const fetch = vi.spyOn(globalThis, 'fetch')

vi.setConfig({ testTimeout: 60_000 })

const card: ShareCard = {
  image: undefined,
  brand: 'Quaresmeira',
  label: 'Romântico',
  title: 'Réveillon na Montanha',
  footing: 'a partir de R$\u00a01.250,00',
  look: { shades: palette, lettering: 'classica' },
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

async function draw(some: Partial<ShareCard>) {
  const jpeg = await shareImage({ ...card, ...some })
  const { format, width, height } = await sharp(jpeg).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(jpeg.length).toBeLessThanOrEqual(300_000)
  return jpeg
}

let drawn: Promise<Buffer> | undefined

/** The card without an image, drawn once. */
function plain() {
  drawn ??= draw({})
  return drawn
}

test('shows the image', async () => {
  const image = await readFile('supabase/local/demo/quaresmeira.media/chale-noite.jpg')
  expect(await difference(await draw({ image }), await plain())).toBeGreaterThan(5)
})

test.each(['brand', 'label', 'title', 'footing'] as const)('shows the %s', async (line) => {
  expect(await difference(await plain(), await draw({ [line]: '' }))).toBeGreaterThan(0.1)
})

test('keeps the best part of the image, whatever its shape', async () => {
  const dark = await solid(2000, 630, '#000')
  const input = await solid(300, 630, '#fff')
  const image = await sharp(dark)
    .composite([{ input, left: 1700, top: 0 }])
    .png()
    .toBuffer()
  const brightness = async (focus?: string) => {
    const right = sharp(await draw({ image, focus })).extract({
      left: 1000,
      top: 40,
      width: 150,
      height: 100,
    })
    return (await sharp(await right.toBuffer()).stats()).channels[0]?.mean ?? 0
  }
  const right = await brightness('100% 50%')
  expect(right).toBeGreaterThan((await brightness()) + 100)
  expect(await brightness('0% 50%')).toBeLessThan(right - 100)
  for (const [width, height] of [
    [1, 1],
    [2560, 1],
    [1, 2560],
  ] as const) {
    await draw({ image: await solid(width, height, '#fff'), focus: '100% 100%' })
  }
})

test('stays under the limit with an image that hardly compresses', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 }
  const image = await sharp({
    create: { width: 1200, height: 630, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer()
  await draw({ image })
})

test('a broken image leaves the plain ground', async () => {
  expect(await draw({ image: Buffer.from('<html>') })).toEqual(await plain())
})

test('an SVG, and an image whose side is endless, are not even decoded', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>'
  const create = { width: 1, height: 20_001, channels: 3, background: 'red' } as const
  const endless = await sharp({ create }).png().toBuffer()
  for (const image of [Buffer.from(svg), endless]) {
    expect(await draw({ image })).toEqual(await plain())
  }
})

test('whatever the texts hold, there is an image', async () => {
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

/** Mean difference of two images of one size, 0–255. */
async function difference(a: Buffer, b: Buffer) {
  const { channels } = await sharp(a)
    .composite([{ input: b, blend: 'difference' }])
    .stats()
  return channels.reduce((sum, channel) => sum + channel.mean, 0) / channels.length
}

function solid(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
