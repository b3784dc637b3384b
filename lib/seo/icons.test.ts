import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { palette } from '@/lib/brand/palette'
import { plainImage } from '@/lib/media/images/test-images'
import type { Brand } from '@/lib/site/brand'
import { drawIcon, iconFiles } from './icons'
import { paintWhite } from './white-logo'

const sources = vi.hoisted(() => new Map<string, Buffer>())
vi.mock('./source-image', () => ({
  readSourceImage: async (source: string | null) => (source ? sources.get(source) : undefined),
}))
vi.mock('@/lib/site/brand', () => ({ getBrand: async () => look }))

const look: Brand = {
  name: 'Pousada',
  tagline: '',
  shades: { ...palette, forest800: '#1d4e89' },
  lettering: 'classica',
  rules: '',
  version: '12345678',
  logo: null,
  mark: null,
  emblem: 'blossom',
  scenery: 'mountain',
  drawings: '',
}

beforeEach(async () => {
  sources.set('/square.png', await plainImage(100, 100, '#ff0000').png().toBuffer())
  sources.set('/long.png', await plainImage(400, 60, '#00ff00').png().toBuffer())
})

test('a hotel without a logo has icons of every size in its colours (BRAND-7)', async () => {
  for (const file of [
    'favicon.ico',
    ...iconFiles.filter((one) => !['logo-branco.png', 'emblema.png'].includes(one)),
  ]) {
    const icon = await drawIcon(file, look)
    const { width } = await sharp(icon?.bytes).metadata()
    if (file.endsWith('.svg')) expect(icon?.bytes.toString()).toContain('.p{fill:#1d4e89}')
    else expect(width, file).toBe(Number(/-(\d+)\./.exec(file)?.[1] ?? 32))
  }
})

test('icons show the symbol, a nearly square logo, or the first letter (BRAND-7)', async () => {
  expect(await iconPixel({ mark: '/square.png', logo: '/long.png' }, 48)).toEqual([255, 0, 0, 255])
  expect(await iconPixel({ logo: '/square.png' }, 48)).toEqual([255, 0, 0, 255])
  expect(await iconPixel({ logo: '/long.png' }, 20, 8)).toEqual([0x1d, 0x4e, 0x89, 255])
  expect(await iconPixel({ logo: '/missing.png' }, 48)).not.toEqual([255, 0, 0, 255])
})

test('without an emblem the icon is the first letter; with the symbol as emblem pages have its shape', async () => {
  expect(await iconPixel({ emblem: 'none' }, 20, 8)).toEqual([0x1d, 0x4e, 0x89, 255])
  const own = { ...look, emblem: 'mark', mark: '/square.png' } as const
  const { format } = await sharp((await drawIcon('emblema.png', own))?.bytes).metadata()
  expect(format).toBe('png')
  expect(await drawIcon('emblema.png', look)).toBeUndefined()
})

const svgOf = (shapes: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${shapes}</svg>`)
const figure = (fill: string) => `<path d="M40 40h20v20H40z" fill="${fill}"/>`
const speck = '<path d="M50 50h2v2h-2z" fill="#fff"/>'
const disc = (fill: string) => `<circle cx="50" cy="50" r="48" fill="${fill}"/>`
const ground = (fill: string) => `<path d="M0 0h100v100H0z" fill="${fill}"/>`

// Each case gives the white logo's opacity at its edge, background and figure.
test.each([
  ['an opaque picture on white', ground('#fff') + figure('#113528'), [0, 0, 255]],
  ['a figure nearly as bright as its background', ground('#4a7a4a') + figure('#a06a30'), [0, 0, 255]],
  ['an opaque picture of one colour', ground('#f00'), [255, 255, 255]],
  ['a bright badge with a figure', disc('#c49a3f') + figure('#113528'), [0, 0, 255]],
  ['a badge of one colour with a speck', disc('#113528') + speck, [0, 255, 255]],
  ['half-transparent letters', '<path d="M5 5h10v90H5z" fill="#0a5a0a" fill-opacity=".5"/>', [0, 0, 0, 128]],
])('%s in white (BRAND-6)', async (_, shapes, alphas) => {
  const white = await paintWhite(svgOf(shapes))
  const places = [1, 20, 50].map((x) => [x, x === 1 ? 1 : 50] as const)
  for (const [index, alpha] of alphas.entries()) {
    const [x, y] = places[index] ?? [10, 50]
    const [red, green, blue, opacity = 0] = await pixel(white, x, y)
    expect([red, green, blue]).toEqual([255, 255, 255])
    expect(Math.abs(opacity - alpha), `${x}, ${y}`).toBeLessThan(8)
  }
})

async function iconPixel(some: Partial<Brand>, x: number, y = x) {
  const icon = await drawIcon('site-96.png', { ...look, ...some })
  return pixel(icon?.bytes, x, y)
}

async function pixel(picture: Buffer | undefined, x: number, y = x) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
}
