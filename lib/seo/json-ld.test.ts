import { expect, test, vi } from 'vitest'
import { packageSchema } from '@/lib/packages/schema'
import { roomSchema } from '@/lib/rooms/schema'
import { breadcrumbJsonLd, hotelRoomJsonLd, packageJsonLd } from './json-ld'

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

const bare = { id: '1', name: 'Natal', slug: 'natal-2026', category: 'familia', price: 4980.5 }
/** What search engines read: keys without a value vanish. */
const written = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

test('a package with price, sale period and stay', () => {
  const pkg = packageSchema.parse({
    ...bare,
    title: 'Natal na Fazenda',
    images: { principal: 'https://abc.supabase.co/natal.jpg', gallery: ['/images/lareira.jpg'] },
    details: { minNights: 3, maxCapacity: 1 },
    dates: {
      offerStart: '2026-08-01',
      offerEnd: '2026-12-20',
      accommodationStart: '2026-12-24',
      accommodationEnd: '2026-12-27',
    },
  })
  expect(written(packageJsonLd(pkg, [{ title: 'Refeições', text: 'Café da manhã incluído.' }]))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: 'Natal na Fazenda',
    url: 'https://hotel.example/oferta/natal-2026',
    image: ['https://abc.supabase.co/natal.jpg', 'https://hotel.example/images/lareira.jpg'],
    price: '4980.50',
    priceCurrency: 'BRL',
    validFrom: '2026-08-01',
    validThrough: '2026-12-20',
    availabilityStarts: '2026-12-24',
    availabilityEnds: '2026-12-27',
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Estadia mínima', value: '3 noites' },
      { '@type': 'PropertyValue', name: 'Capacidade', value: 'Até 1 pessoa' },
      { '@type': 'PropertyValue', name: 'Refeições', value: 'Café da manhã incluído.' },
    ],
    offeredBy: { '@type': 'Hotel', '@id': 'https://hotel.example/#hotel' },
  })
})

test('a package without title or dates', () => {
  const data = written(packageJsonLd(packageSchema.parse(bare), []))
  expect(data).toMatchObject({ name: 'Natal' })
  expect(data).not.toHaveProperty('image')
  expect(data).not.toHaveProperty('validThrough')
})

test('a room with its beds, guests, features and main image', () => {
  const room = roomSchema.parse({
    id: '1',
    name: 'Chalé Família',
    category: 'familia',
    description: 'Dois ambientes.',
    capacity: 4,
    bed_configuration: '1 cama de casal e 2 de solteiro',
    features: ['Wi-Fi', 'Copa'],
    images: ['/images/quarto-familia.jpg', '/images/chale-04.jpg'],
  })
  expect(written(hotelRoomJsonLd(room))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HotelRoom',
    name: 'Chalé Família',
    description: 'Dois ambientes.',
    url: 'https://hotel.example/quartos#familia',
    image: 'https://hotel.example/images/quarto-familia.jpg',
    bed: '1 cama de casal e 2 de solteiro',
    occupancy: { '@type': 'QuantitativeValue', maxValue: 4, unitText: 'hóspedes' },
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Wi-Fi', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'Copa', value: true },
    ],
    containedInPlace: { '@type': 'Hotel', '@id': 'https://hotel.example/#hotel' },
  })
})

test('what a room leaves empty is left out', () => {
  const data = written(hotelRoomJsonLd(roomSchema.parse({ id: '1', name: 'Chalé', category: 'premium' })))
  for (const key of ['description', 'image', 'bed']) expect(data).not.toHaveProperty(key)
})

test('breadcrumbs count from one', () => {
  const steps = [
    { name: 'Início', path: '/' },
    { name: 'Pacotes', path: '/ofertas' },
  ]
  expect(breadcrumbJsonLd(steps).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://hotel.example/' },
    { '@type': 'ListItem', position: 2, name: 'Pacotes', item: 'https://hotel.example/ofertas' },
  ])
})
