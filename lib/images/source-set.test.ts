import { describe, expect, test } from 'vitest'
import imageLoader from './loader'
import { imageConfig } from './next-config'
import { panelSource } from './panel-source'
import { sourceAt } from './source-at'
import { imageSources, imageWidths, widthsFor } from './source-set'
import { allVariantNames } from './variants'

const media = '/media/hotel-images/rooms/r-1/1_0.jpg'
const own = '/encoded/unknown/images/chale-01.jpg'

test.each([
  [1, [480]],
  [480, [480]],
  [481, [480, 828]],
  [1200, [480, 828, 1200]],
  [1600, imageWidths],
  [9000, imageWidths],
])('an image %i px wide is made in %j', (width, widths) => expect(widthsFor(width)).toEqual(widths))

describe('the tags of an image', () => {
  test('that is the site’s own name its encoded files', () => {
    expect(imageSources('/images/chale-01.jpg')).toEqual({
      avif: imageWidths.map((width) => `${own}/${width}.avif ${width}w`).join(),
      src: `${own}/1200.webp`,
    })
  })

  test('of the content name no width that it does not reach', () => {
    expect(imageSources(`${media}/828`)).toEqual({
      avif: `${media}/480.avif 480w,${media}/828.avif 828w`,
      src: `${media}/828.webp`,
    })
  })

  test.each([
    '/media/original/hotel-images/rooms/r-1/1_0.jpg',
    '/images/mapa.svg',
    'blob:http://x/1',
    '/videos/a.mp4',
  ])('of %s show it as it is', (src) => expect(imageSources(src)).toEqual({ src }))
})

test('one file is at least as wide as asked for, where the image is', () => {
  expect(sourceAt(`${media}/1200`, 128)).toBe(`${media}/480.webp`)
  expect(sourceAt(`${media}/1200`, 1000)).toBe(`${media}/1200.webp`)
  expect(sourceAt(`${media}/828`, 1200)).toBe(`${media}/828.webp`)
})

test('next/image asks for files that exist, whatever width it wants', () => {
  const { deviceSizes = [], imageSizes = [], loader } = imageConfig ?? {}
  expect(loader).toBe('custom')
  // Without widths of our own Next would take others.
  expect([deviceSizes, imageSizes]).not.toContainEqual([])
  for (const width of [...deviceSizes, ...imageSizes]) {
    const file = imageLoader({ src: '/images/chale-01.jpg', width })
    expect(allVariantNames()).toContain(file.replace(`${own}/`, ''))
  }
})

test('the panel shows images in small, from this site itself', () => {
  const storage = 'https://projeto.supabase.co/storage/v1/object/public'
  const name = 'hotel-images/rooms/r-1/1_0.jpg'
  expect(panelSource(`${storage}/${name}`, 128)).toBe(`/admin/media/${name}/128.webp`)
  expect(panelSource('/images/chale-01.jpg', 128)).toBe(`${own}/128.webp`)
  for (const address of ['/images/mapa.svg', `${storage}/${name}?x`])
    expect(panelSource(address, 480)).toBe(address)
})
