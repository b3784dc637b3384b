import { expect, test, vi } from 'vitest'
import { contactsSchema } from '@/lib/hotel/identity/fields'
import { configurationSchema } from '@/lib/hotel/schema'
import { packageSchema } from '@/lib/packages/schema'
import { roomSchema } from '@/lib/rooms/schema'
import { vocabularyProblems } from '@/scripts/lib/test-vocabulary'
import { breadcrumbJsonLd, hotelJsonLd, hotelRoomJsonLd, packageJsonLd, roomPricesJsonLd } from './json-ld'

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

const bare = { id: '1', name: 'Natal', slug: 'natal-2026', category: 'familia', price: 4980.5 }
/** What search engines read: keys without a value vanish. All of it is in the vocabulary of schema.org (SEO-3). */
function written(data: unknown): unknown {
  const read = JSON.parse(JSON.stringify(data))
  expect(vocabularyProblems(read)).toEqual([])
  return read
}

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

const configuration = configurationSchema.parse({})
const hotel = {
  id: '1',
  slug: 'quaresmeira',
  name: 'Quaresmeira',
  tagline: 'Hotel Fazenda Boutique',
  configuration,
}
const contacts = contactsSchema.parse({ id: 'contacts' })

test('the hotel with everything that its home page states', () => {
  const told = hotelJsonLd({
    hotel: {
      ...hotel,
      configuration: {
        ...configuration,
        address: 'Estrada do Vale, km 12, Serra Fluminense, RJ',
        phone: '(24) 5555-0123',
        email: 'oi@hotel.example',
        logo_url: '/logo.png',
      },
    },
    contacts: {
      ...contacts,
      street: 'Estrada do Vale, km 12',
      city: 'Serra Fluminense',
      state: 'RJ',
      postal_code: '25999-142',
      coordinates: '-22.2871,-42.9053',
      checkin_time: '14:00',
      checkout_time: '12:00',
      instagram: 'https://www.instagram.com/hotel',
      google_profile: 'https://g.page/hotel',
    },
    located: true,
    petsWelcome: true,
    amenities: [
      { icon: 'pool', title: 'Piscina aquecida' },
      { icon: 'paw', title: 'Pet friendly' },
    ],
  })
  expect(written(told)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': 'https://hotel.example/#hotel',
    name: 'Quaresmeira',
    url: 'https://hotel.example/',
    image: 'https://hotel.example/opengraph-image',
    logo: 'https://hotel.example/logo.png',
    telephone: '(24) 5555-0123',
    email: 'oi@hotel.example',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Estrada do Vale, km 12',
      addressLocality: 'Serra Fluminense',
      addressRegion: 'RJ',
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

test('what is empty is left out', () => {
  expect(
    written(
      hotelJsonLd({
        hotel: { ...hotel, tagline: '' },
        contacts,
        located: true,
        petsWelcome: false,
        amenities: [],
      }),
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': 'https://hotel.example/#hotel',
    name: 'Quaresmeira',
    url: 'https://hotel.example/',
    image: 'https://hotel.example/opengraph-image',
  })
})

test('the tagline is stated only if no logo replaces it', () => {
  const shown = { contacts, located: true, petsWelcome: true, amenities: [] }
  expect(hotelJsonLd({ ...shown, hotel })).toMatchObject({ slogan: 'Hotel Fazenda Boutique' })
  const withLogo = { ...hotel, configuration: { ...configuration, logo_url: '/logo.png' } }
  expect(written(hotelJsonLd({ ...shown, hotel: withLogo }))).not.toHaveProperty('slogan')
})

test('an amenity with a paw describes pets only if the conditions welcome them', () => {
  const amenities = [{ icon: 'paw', title: 'Fazendinha das crianças' }]
  const told = (petsWelcome: boolean) =>
    written(hotelJsonLd({ hotel, contacts, located: true, petsWelcome, amenities }))
  expect(told(true)).toMatchObject({ petsAllowed: 'Fazendinha das crianças' })
  expect(told(false)).not.toHaveProperty('petsAllowed')
})

test('a page without the location block states neither place nor times', () => {
  const known = {
    ...contacts,
    coordinates: '-22.2871,-42.9053',
    checkin_time: '14:00',
    checkout_time: '12:00',
  }
  const told = written(
    hotelJsonLd({ hotel, contacts: known, located: false, petsWelcome: false, amenities: [] }),
  )
  for (const key of ['geo', 'checkinTime', 'checkoutTime']) expect(told).not.toHaveProperty(key)
})

test('an address that does not contain the stored parts is stated whole', () => {
  const configuration = { ...hotel.configuration, address: 'No alto da serra' }
  const told = hotelJsonLd({
    hotel: { ...hotel, configuration },
    contacts: { ...contacts, street: 'Estrada do Vale, km 12', city: 'Serra Fluminense' },
    located: true,
    petsWelcome: false,
    amenities: [],
  })
  expect(written(told)).toMatchObject({ address: { streetAddress: 'No alto da serra' } })
  expect(written(told)).not.toHaveProperty('address.addressLocality')
})

test('the lowest price of a night, as the page of the rooms states it', () => {
  const room = roomSchema.parse({ id: '1', name: 'Chalé', category: 'premium' })
  const rooms = [1250, null, 890].map((price) => ({ ...room, price }))
  expect(roomPricesJsonLd(hotel, rooms)).toMatchObject({
    name: 'Quaresmeira',
    priceRange: 'a partir de R$\u00a0890,00 por noite',
  })
  expect(roomPricesJsonLd(hotel, [room])).toBeUndefined()
})
