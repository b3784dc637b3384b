import { expect, test } from 'vitest'
import { parseSite } from './document'
import { imageAddresses, withPublicImages } from './site-images'

const project = 'https://projeto.supabase.co'
const urlOf = (name: string) => `${project}/storage/v1/object/public/hotel-images/${name}`
const stored = ['hero', 'about', 'logo', 'main', 'gallery', 'room'].map((name) => urlOf(`hotel/${name}.jpg`))
const [hero, about, logo, main, gallery, room] = stored
const site = parseSite({
  hotel: { id: 'h', slug: 'quaresmeira', name: 'Quaresmeira', tagline: '' },
  hero: {
    background_url: hero,
    mobile_background_url: urlOf('hotel/film.mp4'),
    video_section_url: '/videos/promo.webm',
  },
  about: { image_url: about },
  configuration: { logo_url: logo },
  packages: [
    {
      id: '1',
      slug: 'a',
      name: 'A',
      category: 'familia',
      price: 1,
      images: { principal: main, gallery: [gallery, '/images/a.jpg'] },
    },
  ],
  rooms: [{ id: 'r', name: 'Chalé', category: 'premium', images: [room] }],
  images: { 'hotel-images/hotel/main.jpg': [480, 640] },
})

test('visitors are told no address of the storage, wherever an image stands', () => {
  const { images: _, ...shown } = withPublicImages(site, project)
  expect(JSON.stringify(shown).match(/https:[^"]+/g)).toEqual([urlOf('hotel/film.mp4')])
  expect(shown.packages[0]?.images).toEqual({
    principal: '/media/hotel-images/hotel/main.jpg/480-640',
    gallery: ['/media/original/hotel-images/hotel/gallery.jpg', '/images/a.jpg'],
  })
})

test('the images of the content are all of its addresses but its videos', () => {
  expect(imageAddresses(site).toSorted()).toEqual([...stored, '/images/a.jpg'].toSorted())
})

test('what is stored stays as it is', () => {
  withPublicImages(site, project)
  expect(site.about.image_url).toBe(about)
})
