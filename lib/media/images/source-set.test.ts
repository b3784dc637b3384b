import { describe, expect, test } from 'vitest'
import { panelSource } from './addresses'
import { imageSources, imageWidths, sourceAt } from './source-set'
import { widthsFor } from './variants'

const media = '/media/hotel-images/rooms/r-1/1_0.jpg'

test.each([
  [1, [480]],
  [480, [480]],
  [481, [480, 640]],
  [1200, [480, 640, 828, 1000, 1200]],
  [1600, [480, 640, 828, 1000, 1200, 1600]],
  [9000, imageWidths],
])('an image %i px wide is made in %j', (width, widths) => expect(widthsFor(width)).toEqual(widths))

describe('the tags of an image', () => {
  const named = (base: string, widths: number[]) =>
    widths.map((width) => `${base}/${width}.avif ${width}w`).join()
  const stored = `${media}/${imageWidths.join('-')}`

  test.each([
    ['small', stored, [480, 640, 828, 1000, 1200]],
    ['medium', stored, [828, 1000, 1200, 1600, 1920]],
    ['large', stored, [828, 1000, 1200, 1600, 1920, 2560]],
    ['large', `${media}/480-828-1200-1920`, [828, 1200, 1920]],
    ['large', `${media}/480-640`, [640]],
  ] as const)('in a %s place name of %s what it can use and what there is', (place, src, widths) => {
    expect(imageSources(src, place).avif).toBe(named(media, [...widths]))
  })

  test('name one WebP', () => {
    expect(imageSources(stored).src).toBe(`${media}/1200.webp`)
    expect(imageSources(`${media}/480-640`, 'large').src).toBe(`${media}/640.webp`)
  })

  test.each([
    '/media/original/hotel-images/rooms/r-1/1_0.jpg',
    '/images/mapa.svg',
    '/images/foto.jpg',
    'blob:http://x/1',
    '/videos/a.mp4',
  ])('of %s show it as it is', (src) => expect(imageSources(src)).toEqual({ src }))
})

test('one file is at least as wide as asked for, where the image is', () => {
  expect(sourceAt(`${media}/480-828-1200`, 128)).toBe(`${media}/480.webp`)
  expect(sourceAt(`${media}/480-828-1200`, 1000)).toBe(`${media}/1200.webp`)
  expect(sourceAt(`${media}/480-828`, 1200)).toBe(`${media}/828.webp`)
})

test('the panel shows small images from this site', () => {
  const storage = 'https://projeto.supabase.co/storage/v1/object/public'
  const name = 'hotel-images/rooms/r-1/1_0.jpg'
  expect(panelSource(`${storage}/${name}`, 128)).toBe(`/admin/media/${name}/128.webp`)
  for (const address of ['/images/mapa.svg', '/images/foto.jpg', `${storage}/${name}?x`])
    expect(panelSource(address, 480)).toBe(address)
})
