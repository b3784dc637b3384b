import { expect, test, vi } from 'vitest'
import { focusStyle, imageAlt } from '@/lib/media/images/picture'
import type { Package } from '@/lib/packages/fields'
import { publishedFiles, readPublished } from '@/lib/publication/published'
import { contentOf, shownOf } from './test-site'

const project = 'https://projeto.supabase.co'
vi.mock('@/lib/publication/storage-address', () => ({
  storageAddress: (name: string) => `https://projeto.supabase.co/storage/v1/object/public/${name}`,
}))

const urlOf = (name: string) => `${project}/storage/v1/object/public/hotel-images/${name}`
const stored = ['hero', 'about', 'logo', 'main', 'gallery', 'room'].map((name) => urlOf(`hotel/${name}.jpg`))
const [hero, about, logo, main, gallery, room] = stored
const film = `${project}/storage/v1/object/public/hotel-images-videos/hotel/mobile_background/a-1.mp4`
const images = { principal: main, gallery: [gallery, '/images/a.jpg'] }
const published = readPublished({
  hotel: { id: 'h', slug: 'quaresmeira', name: 'Quaresmeira', tagline: '' },
  hero: {
    background_url: hero,
    mobile_background_url: film,
    mobile_background_poster_url: urlOf('hotel/poster.jpg'),
    video_section_url: '/videos/promo.webm',
  },
  about: { image_url: about },
  configuration: { logo_url: logo },
  packages: [{ id: '1', slug: 'a', name: 'A', category: 'familia', price: 1, images, features: ['60 cm'] }],
  rooms: [{ id: 'r', name: 'Chalé', category: 'premium', images: [room] }],
  images: { 'hotel-images/hotel/main.jpg': [480, 640] },
})

const site = contentOf(published)

test('visitors never get a storage address of an image', () => {
  const { images: _, ...shown } = shownOf(published)
  expect(site.about.image_url, 'the stored content is not modified').toBe(about)
  expect(JSON.stringify(shown)).not.toContain('https:')
  expect(shown.hero).toMatchObject({
    mobile_background_url: '/media/hotel-images-videos/hotel/mobile_background/a-1.mp4',
    mobile_background_poster_url: '/media/original/hotel-images/hotel/poster.jpg',
  })
  expect(shown.packages[0]?.features, 'a number keeps its unit (NAV-25)').toEqual(['60\u00a0cm'])
  expect(shown.packages[0]?.images).toEqual({
    principal: '/media/hotel-images/hotel/main.jpg/480-640',
    gallery: ['/media/original/hotel-images/hotel/gallery.jpg', '/images/a.jpg'],
  })
})

test('the files of the site are its pictures in every width, and its films (MEDIA-6)', () => {
  const files = publishedFiles(published)
  const inBucket = (address = '') => address.slice(address.indexOf('hotel-images'))
  const poster = urlOf('hotel/poster.jpg')
  const originals = [...stored, poster].map((address) => `original/${inBucket(address)}`)
  const widths = [480, 640].flatMap((width) => [`${width}.avif`, `${width}.webp`])
  const encoded = widths.map((file) => `${inBucket(main)}/${file}`)
  expect([...files.keys()].toSorted()).toEqual([...originals, ...encoded, inBucket(film)].toSorted())
})

test('in a preview, unpublished media keep their storage address (MEDIA-6)', () => {
  const planned = urlOf('hotel/planned.jpg')
  const preview = readPublished({ ...published, about: { image_url: planned } })
  const shown = shownOf({ ...preview, live: published })
  expect([shown.about.image_url, shown.hero.background_url]).toEqual([
    planned,
    '/media/original/hotel-images/hotel/hero.jpg',
  ])
})

test("a picture's description is published only with the picture (IMG-13, IMG-14)", () => {
  const pictures = [
    { id: 'main.jpg', alt: 'O lago', focus: '30% 20%' },
    { id: 'hero.jpg', focus: '0% 100%' },
    { id: 'film.mp4', alt: 'Um filme' },
    { id: 'room.jpg', alt: '', focus: 'url(x)' },
    { id: 'elsewhere.jpg', alt: 'De outro' },
  ]
  const shown = shownOf(readPublished({ ...published, pictures }))
  const [pkg]: Package[] = shown.packages
  expect(pkg).toMatchObject({ pictures: { 'main.jpg': { alt: 'O lago', focus: '30% 20%' } } })
  expect(shown.hero).toMatchObject({ pictures: { 'hero.jpg': { focus: '0% 100%' } } })
  expect(JSON.stringify({ ...shown, pictures: [] })).not.toMatch(/Um filme|De outro|url\(/)
  expect(shown.rooms[0]).not.toHaveProperty('pictures')
  expect(focusStyle(pkg ?? {}, String(pkg?.images.principal))).toEqual({
    style: { objectPosition: '30% 20%' },
  })
  expect(imageAlt(pkg ?? {}, String(pkg?.images.principal))).toBe('O lago')
  expect(focusStyle(pkg ?? {}, '/images/a.jpg')).toEqual({})
  expect(site.packages[0]).not.toHaveProperty('pictures')
})
