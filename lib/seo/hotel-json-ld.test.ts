import { expect, test, vi } from 'vitest'
import { contactsSchema } from '@/lib/hotel/identity/fields'
import { configurationSchema } from '@/lib/hotel/schema'
import { roomSchema } from '@/lib/rooms/schema'
import { hotelJsonLd, roomPricesJsonLd } from './json-ld'

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

const configuration = configurationSchema.parse({})
const hotel = {
  id: '1',
  slug: 'quaresmeira',
  name: 'Quaresmeira',
  tagline: 'Hotel Fazenda Boutique',
  configuration,
}
const contacts = contactsSchema.parse({ id: 'contacts' })

/** What search engines read: keys without a value vanish. */
const written = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

test('the hotel with all that its home page tells', () => {
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

test('the tagline is told where it is read, which is in the place of a logo', () => {
  const shown = { contacts, located: true, petsWelcome: true, amenities: [] }
  expect(hotelJsonLd({ ...shown, hotel })).toMatchObject({ slogan: 'Hotel Fazenda Boutique' })
  const withLogo = { ...hotel, configuration: { ...configuration, logo_url: '/logo.png' } }
  expect(written(hotelJsonLd({ ...shown, hotel: withLogo }))).not.toHaveProperty('slogan')
})

test('a paw says that pets may come only where the conditions say it', () => {
  const amenities = [{ icon: 'paw', title: 'Fazendinha das crianças' }]
  const told = (petsWelcome: boolean) =>
    written(hotelJsonLd({ hotel, contacts, located: true, petsWelcome, amenities }))
  expect(told(true)).toMatchObject({ petsAllowed: 'Fazendinha das crianças' })
  expect(told(false)).not.toHaveProperty('petsAllowed')
})

test('a page that does not show the way tells neither place nor times', () => {
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

test('an address that does not say its parts is told whole', () => {
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

test('the least price of a night, as the page of the rooms says it', () => {
  const room = roomSchema.parse({ id: '1', name: 'Chalé', category: 'premium' })
  const rooms = [1250, null, 890].map((price) => ({ ...room, price }))
  expect(roomPricesJsonLd(hotel, rooms)).toMatchObject({
    name: 'Quaresmeira',
    priceRange: 'a partir de R$\u00a0890,00 por noite',
  })
  expect(roomPricesJsonLd(hotel, [room])).toBeUndefined()
})
