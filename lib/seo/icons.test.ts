import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { palette } from '@/lib/brand/palette'
import type { Look } from '@/lib/site/brand'
import { drawIcon, iconFiles } from './icons'
import { inWhite } from './white-logo'

const sources = vi.hoisted(() => new Map<string, Buffer>())
vi.mock('./source-image', () => ({
  readSourceImage: async (source: string | null) => (source ? sources.get(source) : undefined),
}))
vi.mock('@/lib/site/brand', () => ({ getLook: async () => look }))

const look: Look = {
  shades: { ...palette, forest800: '#1d4e89' },
  lettering: 'classica',
  rules: '',
  version: '12345678',
  logo: null,
  mark: null,
}

beforeEach(async () => {
  sources.set('/square.png', await solid(100, 100, '#ff0000'))
  sources.set('/long.png', await solid(400, 60, '#00ff00'))
})

describe('icons (BRAND-7)', () => {
  test.each(iconFiles.filter((file) => file !== 'logo-branco.png'))(
    '%s of a hotel without a logo',
    async (file) => {
      const icon = await drawIcon(file, look, 'Pousada')
      const { width } = await sharp(icon?.bytes).metadata()
      if (file.endsWith('.png')) expect(file).toContain(`-${width}.`)
      else expect(icon?.bytes.toString()).toContain('.p{fill:#1d4e89}')
    },
  )

  test('are the symbol, else a logo that is nearly square, else the first letter', async () => {
    expect(await middle({ mark: '/square.png', logo: '/long.png' })).toEqual([255, 0, 0, 255])
    expect(await middle({ logo: '/square.png' })).toEqual([255, 0, 0, 255])
    expect(await corner({ logo: '/long.png' })).toEqual([0x1d, 0x4e, 0x89, 255])
    expect(await middle({ logo: '/missing.png' })).not.toEqual([255, 0, 0, 255])
  })

  test('what browsers ask for by habit is a small picture', async () => {
    const icon = await drawIcon('favicon.ico', look, 'Pousada')
    expect((await sharp(icon?.bytes).metadata()).width).toBe(32)
  })
})

describe('the logo in white (BRAND-6)', () => {
  test('keeps its transparency', async () => {
    const create = {
      width: 20,
      height: 20,
      channels: 4 as const,
      background: { r: 9, g: 90, b: 9, alpha: 0.5 },
    }
    const [red, green, blue, alpha = 0] = await pixel(
      await inWhite(await sharp({ create }).png().toBuffer()),
      10,
    )
    expect([red, green, blue]).toEqual([255, 255, 255])
    expect(alpha).toBeGreaterThan(120)
    expect(alpha).toBeLessThan(135)
  })

  test.each(['#ffffff', '#000000'])('of a picture without any loses its ground %s', async (ground) => {
    const input = await solid(10, 10, ground === '#ffffff' ? '#113528' : '#ffffff')
    const logo = await sharp(await solid(30, 30, ground))
      .composite([{ input }])
      .png()
      .toBuffer()
    const white = await inWhite(logo)
    expect((await pixel(white, 15))[3]).toBeGreaterThan(200)
    expect((await pixel(white, 1))[3]).toBe(0)
  })

  test('of a picture without any stands out also from a ground nearly as bright', async () => {
    const logo = await sharp(await solid(30, 30, '#4a7a4a'))
      .composite([{ input: await solid(10, 10, '#a06a30') }])
      .png()
      .toBuffer()
    const white = await inWhite(logo)
    expect((await pixel(white, 15))[3]).toBeGreaterThan(200)
    expect((await pixel(white, 1))[3]).toBe(0)
  })

  test.each([1, 30])('of %i pixels of one colour is no hole in the header', async (side) => {
    expect(await pixel(await inWhite(await solid(side, side, '#ff0000')), 0)).toEqual([255, 255, 255, 255])
  })
})

async function middle(some: Partial<Look>) {
  const icon = await drawIcon('site-96.png', { ...look, ...some }, 'Pousada')
  return pixel(icon?.bytes, 48)
}

async function corner(some: Partial<Look>) {
  const icon = await drawIcon('site-96.png', { ...look, ...some }, 'Pousada')
  return pixel(icon?.bytes, 20, 8)
}

async function pixel(picture: Buffer | undefined, x: number, y = x) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
}

function solid(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
