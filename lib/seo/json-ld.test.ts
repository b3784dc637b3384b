import type { Thing, WithContext } from 'schema-dts'
import { expect, test, vi } from 'vitest'
import { contactsSchema } from '@/lib/hotel/identity/fields'
import { namingSchema } from '@/lib/hotel/naming/fields'
import { configurationSchema } from '@/lib/hotel/schema'
import { packageSchema } from '@/lib/packages/schema'
import { blockSchema } from '@/lib/pages/schema'
import { roomRows } from '@/lib/rooms/rows'
import { roomSchema } from '@/lib/rooms/schema'
import { faqJsonLd, hotelJsonLd, hotelRoomJsonLd, packageJsonLd, roomPricesJsonLd } from './json-ld'

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

const bare = { id: '1', name: 'Natal', slug: 'natal-2026', category: 'familia', price: 4980.5 }
/** What search engines read: keys without a value vanish. The types are those of schema.org's vocabulary (SEO-3). */
function written(data: WithContext<Thing> | undefined): unknown {
  return JSON.parse(JSON.stringify(data))
}

const offeredBy = { '@type': 'Hotel', '@id': 'https://hotel.example/#hotel' }

function row(room: object) {
  const [shown] = roomRows([roomSchema.parse(room)], namingSchema.parse({ id: 'naming' }))
  if (!shown) throw new Error('no such kind of room')
  return shown
}

test('a package with price, sale period and stay', () => {
  const pkg = packageSchema.parse({
    ...bare,
    title: 'Natal na Fazenda',
    images: { principal: 'https://abc.supabase.co/natal.jpg', gallery: ['/images/lareira.jpg'] },
    details: { minNights: 3, maxCapacity: 1 },
    dates: {
      ...{ offerStart: '2026-08-01', offerEnd: '2026-12-20' },
      ...{ accommodationStart: '2026-12-24', accommodationEnd: '2026-12-27' },
    },
  })
  expect(
    written(packageJsonLd(pkg, [{ title: 'Refeições', text: 'Café da manhã incluído.' }])),
  ).toMatchObject({
    '@type': 'Offer',
    name: 'Natal na Fazenda',
    url: 'https://hotel.example/oferta/natal-2026',
    image: ['https://abc.supabase.co/natal.jpg', 'https://hotel.example/images/lareira.jpg'],
    ...{ price: '4980.50', validFrom: '2026-08-01', validThrough: '2026-12-20' },
    ...{ availabilityStarts: '2026-12-24', availabilityEnds: '2026-12-27' },
    additionalProperty: [
      { name: 'Estadia mínima', value: '3\u00a0noites' },
      { name: 'Capacidade', value: 'Até 1\u00a0pessoa' },
      { name: 'Refeições', value: 'Café da manhã incluído.' },
    ],
    offeredBy,
  })
})

test('what a package or a room leaves empty is left out', () => {
  const pkg = written(packageJsonLd(packageSchema.parse(bare), []))
  expect(pkg).toMatchObject({ name: 'Natal' })
  for (const key of ['image', 'validThrough']) expect(pkg).not.toHaveProperty(key)
  const room = written(hotelRoomJsonLd(row({ id: '1', name: 'Chalé', category: 'premium' }), 'row'))
  for (const key of ['description', 'image', 'bed']) expect(room).not.toHaveProperty(key)
})

test('a room with its beds, guests and features; the first image in a row, all and the size on its page', () => {
  const images = ['/images/a.jpg', '/images/b.jpg']
  const said = { name: 'Chalé', description: 'Dois ambientes.' }
  const stored = { id: '1', ...said, category: 'familia', slug: 'chale', capacity: 4, size: 32, images }
  const room = row({ ...stored, bed_configuration: '2 camas', features: ['Wi-Fi', 'Copa'] })
  expect(written(hotelRoomJsonLd(room, 'row'))).toMatchObject({
    ...{ '@type': 'HotelRoom', ...said, bed: '2 camas', containedInPlace: offeredBy },
    url: 'https://hotel.example/quartos#familia',
    image: ['https://hotel.example/images/a.jpg'],
    occupancy: { maxValue: 4, unitText: 'hóspedes' },
    amenityFeature: [{ name: 'Wi-Fi' }, { name: 'Copa' }],
  })
  expect(written(hotelRoomJsonLd(room, 'page'))).toMatchObject({
    url: 'https://hotel.example/quartos/chale',
    image: images.map((image) => `https://hotel.example${image}`),
    floorSize: { value: 32, unitText: 'm²' },
  })
})

test('the questions of all blocks of a page are one FAQPage', () => {
  const faq = (title: string) =>
    blockSchema.parse({ id: title, kind: 'faq', items: [{ title, text: 'Sim.' }] })
  const other = blockSchema.parse({ id: 'x', kind: 'columns', items: [{ title: 'Um', text: 'Dois' }] })
  expect(faqJsonLd([other])).toBeUndefined()
  expect(written(faqJsonLd([faq('Há?'), other, faq('Pode?')]))).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: ['Há?', 'Pode?'].map((name) => ({ name, acceptedAnswer: { text: 'Sim.' } })),
  })
})

const configuration = configurationSchema.parse({})
const hotel = { id: '1', slug: 'serra', name: 'Serra', tagline: 'Hotel Fazenda', configuration }
const contacts = contactsSchema.parse({ id: 'contacts' })
const stay = { coordinates: '-22.2871,-42.9053', checkin_time: '14:00', checkout_time: '12:00' }
const vale = { street: 'Estrada do Vale, km 12', city: 'Serra Fluminense' }
const place = { ...vale, state: 'RJ', postal_code: '25999-142' }

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
    telephone: '+552455550123',
    email: 'oi@hotel.example',
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: place.street, addressLocality: place.city },
      ...{ addressRegion: 'RJ', postalCode: '25999-142', addressCountry: 'BR' },
    },
    geo: { '@type': 'GeoCoordinates', latitude: -22.2871, longitude: -42.9053 },
    ...{ checkinTime: '14:00', checkoutTime: '12:00', petsAllowed: 'Pet friendly' },
    amenityFeature: amenities.map(({ title: name }) => expect.objectContaining({ name, value: true })),
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
  const whole = { '@type': 'PostalAddress', streetAddress: 'No alto da serra', addressCountry: 'BR' }
  expect(address).toEqual(whole)
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
