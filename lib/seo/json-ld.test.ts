import { expect, test, vi } from 'vitest'
import { contactsSchema } from '@/lib/hotel/identity/fields'
import { namingSchema } from '@/lib/hotel/naming/fields'
import { configurationSchema } from '@/lib/hotel/schema'
import { packageSchema } from '@/lib/packages/schema'
import { blockSchema } from '@/lib/pages/schema'
import { roomRow } from '@/lib/rooms/rows'
import { roomSchema } from '@/lib/rooms/schema'
import { vocabularyProblems } from '@/scripts/lib/test-vocabulary'
import { faqJsonLd, hotelJsonLd, hotelRoomJsonLd, packageJsonLd, roomPricesJsonLd } from './json-ld'

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

const bare = { id: '1', name: 'Natal', slug: 'natal-2026', category: 'familia', price: 4980.5 }
/** What search engines read: keys without a value vanish. All of it is in the vocabulary of schema.org (SEO-3). */
function written(data: unknown): unknown {
  const read = JSON.parse(JSON.stringify(data))
  expect(vocabularyProblems(read)).toEqual([])
  return read
}

const row = (room: object) => roomRow(roomSchema.parse(room), namingSchema.parse({ id: 'naming' }))

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
      { '@type': 'PropertyValue', name: 'Estadia mínima', value: '3\u00a0noites' },
      { '@type': 'PropertyValue', name: 'Capacidade', value: 'Até 1\u00a0pessoa' },
      { '@type': 'PropertyValue', name: 'Refeições', value: 'Café da manhã incluído.' },
    ],
    offeredBy: { '@type': 'Hotel', '@id': 'https://hotel.example/#hotel' },
  })
})

test('what a package or a room leaves empty is left out', () => {
  const pkg = written(packageJsonLd(packageSchema.parse(bare), []))
  expect(pkg).toMatchObject({ name: 'Natal' })
  for (const key of ['image', 'validThrough']) expect(pkg).not.toHaveProperty(key)
  const room = written(hotelRoomJsonLd(row({ id: '1', name: 'Chalé', category: 'premium' }), 'row'))
  for (const key of ['description', 'image', 'bed']) expect(room).not.toHaveProperty(key)
})

test('a room with its beds, guests, features and main image', () => {
  const room = row({
    id: '1',
    name: 'Chalé Família',
    category: 'familia',
    description: 'Dois ambientes.',
    capacity: 4,
    bed_configuration: '1 cama de casal e 2 de solteiro',
    features: ['Wi-Fi', 'Copa'],
    images: ['/images/quarto-familia.jpg', '/images/chale-04.jpg'],
  })
  expect(written(hotelRoomJsonLd(room, 'row'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HotelRoom',
    name: 'Chalé Família',
    description: 'Dois ambientes.',
    url: 'https://hotel.example/quartos#familia',
    image: ['https://hotel.example/images/quarto-familia.jpg'],
    bed: '1 cama de casal e 2 de solteiro',
    occupancy: { '@type': 'QuantitativeValue', maxValue: 4, unitText: 'hóspedes' },
    amenityFeature: [
      { '@type': 'LocationFeatureSpecification', name: 'Wi-Fi', value: true },
      { '@type': 'LocationFeatureSpecification', name: 'Copa', value: true },
    ],
    containedInPlace: { '@type': 'Hotel', '@id': 'https://hotel.example/#hotel' },
  })
})

test('the questions of all blocks of a page are one FAQPage', () => {
  const faq = (title: string) =>
    blockSchema.parse({ id: title, kind: 'faq', items: [{ title, text: 'Sim.' }] })
  const other = blockSchema.parse({ id: 'x', kind: 'columns', items: [{ title: 'Um', text: 'Dois' }] })
  expect(faqJsonLd([other])).toBeUndefined()
  expect(written(faqJsonLd([faq('Há?'), other, faq('Pode?')]))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: ['Há?', 'Pode?'].map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: 'Sim.' },
    })),
  })
})

test('a room on its own page, with every image and its size', () => {
  const images = ['/images/a.jpg', '/images/b.jpg']
  const room = { id: '1', name: 'Chalé', category: 'premium', slug: 'chale', size: 32, images }
  expect(written(hotelRoomJsonLd(row(room), 'page'))).toMatchObject({
    url: 'https://hotel.example/quartos/chale',
    image: images.map((image) => `https://hotel.example${image}`),
    floorSize: { '@type': 'QuantitativeValue', value: 32, unitText: 'm²' },
  })
})

const configuration = configurationSchema.parse({})
const hotel = { id: '1', slug: 'serra', name: 'Serra', tagline: 'Hotel Fazenda', configuration }
const contacts = contactsSchema.parse({ id: 'contacts' })
const stay = { coordinates: '-22.2871,-42.9053', checkin_time: '14:00', checkout_time: '12:00' }
const place = {
  street: 'Estrada do Vale, km 12',
  city: 'Serra Fluminense',
  state: 'RJ',
  postal_code: '25999-142',
}

/** What the home page says of a hotel with these values, as search engines read it. */
function told(
  values: { configuration?: object; contacts?: object },
  more: Partial<Parameters<typeof hotelJsonLd>[0]> = {},
) {
  return written(
    hotelJsonLd({
      hotel: { ...hotel, configuration: { ...configuration, ...values.configuration } },
      contacts: { ...contacts, ...values.contacts },
      located: true,
      petsWelcome: false,
      amenities: [],
      ...more,
    }),
  )
}

const always = {
  '@context': 'https://schema.org',
  '@type': 'Hotel',
  '@id': 'https://hotel.example/#hotel',
  name: 'Serra',
  url: 'https://hotel.example/',
  image: 'https://hotel.example/opengraph-image',
}

test('the hotel with everything that its home page states', () => {
  const profiles = { instagram: 'https://www.instagram.com/hotel', google_profile: 'https://g.page/hotel' }
  const ways = { address: `${place.street}, ${place.city}, ${place.state}`, phone: '(24) 5555-0123' }
  const values = {
    configuration: { ...ways, email: 'oi@hotel.example', logo_url: '/logo.png' },
    contacts: { ...place, ...stay, ...profiles },
  }
  const amenities = [
    { icon: 'pool', title: 'Piscina aquecida' },
    { icon: 'paw', title: 'Pet friendly' },
  ]
  expect(told(values, { petsWelcome: true, amenities })).toEqual({
    ...always,
    logo: 'https://hotel.example/logo.png',
    telephone: '(24) 5555-0123',
    email: 'oi@hotel.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Estrada do Vale, km 12',
      addressLocality: 'Serra Fluminense',
      addressRegion: 'RJ',
      postalCode: '25999-142',
      addressCountry: 'BR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -22.2871, longitude: -42.9053 },
    checkinTime: '14:00',
    checkoutTime: '12:00',
    amenityFeature: ['Piscina aquecida', 'Pet friendly'].map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    petsAllowed: 'Pet friendly',
    sameAs: ['https://www.instagram.com/hotel', 'https://g.page/hotel'],
  })
})

test('what is empty is left out; the tagline is stated only if no logo replaces it (SEO-3)', () => {
  expect(told({})).toEqual({ ...always, slogan: 'Hotel Fazenda' })
  expect(told({}, { hotel: { ...hotel, tagline: '' } })).toEqual(always)
})

test('an amenity with a paw describes pets only if the conditions welcome them', () => {
  const amenities = [{ icon: 'paw', title: 'Fazendinha das crianças' }]
  expect(told({}, { amenities, petsWelcome: true })).toHaveProperty('petsAllowed', 'Fazendinha das crianças')
  expect(told({}, { amenities })).not.toHaveProperty('petsAllowed')
})

test('a page without the location block states neither place nor times', () => {
  expect(told({ contacts: stay }, { located: false })).toEqual({ ...always, slogan: 'Hotel Fazenda' })
})

test('an address that does not contain the stored parts is stated whole', () => {
  const { address } = Object(told({ configuration: { address: 'No alto da serra' }, contacts: place }))
  expect(address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'No alto da serra',
    addressCountry: 'BR',
  })
})

test('the lowest price of a night, as the page of the rooms states it', () => {
  const room = roomSchema.parse({ id: '1', name: 'Chalé', category: 'premium' })
  const rooms = [1250, null, 890].map((price) => ({ ...room, price }))
  expect(roomPricesJsonLd(hotel, rooms)).toMatchObject({
    name: 'Serra',
    priceRange: 'a partir de R$\u00a0890,00 por noite',
  })
  expect(roomPricesJsonLd(hotel, [room])).toBeUndefined()
})
