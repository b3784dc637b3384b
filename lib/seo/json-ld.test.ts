import type { Thing } from 'schema-dts'
import { expect, test, vi } from 'vitest'
import { configurationSection } from '@/lib/hotel/fields'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { namingSection } from '@/lib/hotel/naming/fields'
import { packagesSection } from '@/lib/packages/fields'
import { blockSchema } from '@/lib/pages/blocks'
import { roomsSection } from '@/lib/rooms/fields'
import { roomRows } from '@/lib/rooms/rows'
import {
  faqJsonLd,
  homePageJsonLd,
  hotelJsonLd,
  hotelRoomJsonLd,
  listJsonLd,
  packageJsonLd,
  restaurantJsonLd,
} from './json-ld'
import { graphProblems } from './test-vocabulary'

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

const bare = { id: '1', name: 'Natal', slug: 'natal-2026', category: 'familia', price: 4980.5 }
/**
 * Returns the data as search engines read it, without empty keys. The types are those of schema.org's vocabulary (SEO-3).
 */
function toJson(data: Thing | undefined): unknown {
  return JSON.parse(JSON.stringify(data))
}

const offeredBy = { '@id': 'https://hotel.example/#hotel' }

function row(room: object) {
  const [shown] = roomRows([roomsSection.schema.parse(room)], namingSection.schema.parse({ id: 'naming' }))
  if (!shown) throw new Error('no such kind of room')
  return shown
}

test('a package with price, sale period and stay', () => {
  const pkg = packagesSection.schema.parse({
    ...bare,
    title: 'Natal na Fazenda',
    images: { principal: 'https://abc.supabase.co/natal.jpg', gallery: ['/images/lareira.jpg'] },
    details: { minNights: 3, maxCapacity: 1 },
    dates: {
      ...{ offerStart: '2026-08-01', offerEnd: '2026-12-20' },
      ...{ accommodationStart: '2026-12-24', accommodationEnd: '2026-12-27' },
    },
  })
  expect(toJson(packageJsonLd(pkg, [{ title: 'Refeições', text: 'Café da manhã incluído.' }]))).toMatchObject(
    {
      '@type': 'Offer',
      '@id': 'https://hotel.example/oferta/natal-2026#offer',
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
    },
  )
})

test('what a package or a room leaves empty is left out', () => {
  const pkg = toJson(packageJsonLd(packagesSection.schema.parse(bare), []))
  expect(pkg).toMatchObject({ name: 'Natal' })
  for (const key of ['image', 'validThrough']) expect(pkg).not.toHaveProperty(key)
  const room = toJson(
    hotelRoomJsonLd(row({ id: '1', name: 'Chalé', slug: 'chale', category: 'premium' }), 'row'),
  )
  for (const key of ['description', 'image', 'bed']) expect(room).not.toHaveProperty(key)
})

test('a room with its beds, guests and features; the first image in a row, all on its page', () => {
  const images = ['/images/a.jpg', '/images/b.jpg']
  const said = { name: 'Chalé', description: 'Dois ambientes.' }
  const stored = { id: '1', ...said, category: 'familia', slug: 'chale', capacity: 4, size: 32, images }
  const room = row({ ...stored, bed_configuration: '2 camas', features: ['Wi-Fi', 'Copa'] })
  expect(toJson(hotelRoomJsonLd(room, 'row'))).toMatchObject({
    ...{ '@type': 'HotelRoom', ...said, bed: '2 camas', containedInPlace: offeredBy },
    '@id': 'https://hotel.example/quartos/chale#room',
    url: 'https://hotel.example/quartos/chale',
    image: ['https://hotel.example/images/a.jpg'],
    occupancy: { maxValue: 4, unitText: 'hóspedes' },
    floorSize: { value: 32, unitText: 'm²' },
    amenityFeature: [{ name: 'Wi-Fi' }, { name: 'Copa' }],
  })
  expect(toJson(hotelRoomJsonLd(room, 'page'))).toMatchObject({
    url: 'https://hotel.example/quartos/chale',
    image: images.map((image) => `https://hotel.example${image}`),
  })
})

test('the questions of all blocks of a page are one FAQPage', () => {
  const faq = (title: string) =>
    blockSchema.parse({ id: title, kind: 'faq', items: [{ title, text: 'Sim.' }] })
  const other = blockSchema.parse({ id: 'x', kind: 'columns', items: [{ title: 'Um', text: 'Dois' }] })
  expect(faqJsonLd([other])).toBeUndefined()
  expect(toJson(faqJsonLd([faq('Há?'), other, faq('Pode?')]))).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: ['Há?', 'Pode?'].map((name) => ({ name, acceptedAnswer: { text: 'Sim.' } })),
  })
})

const configuration = configurationSection.schema.parse({})
const hotel = { id: '1', slug: 'serra', name: 'Serra', tagline: 'Hotel Fazenda', configuration }
const contacts = contactsSection.schema.parse({ id: 'contacts' })
const stay = { coordinates: '-22.2871,-42.9053', checkin_time: '14:00', checkout_time: '12:00' }
const vale = { street: 'Estrada do Vale, km 12', city: 'Serra Fluminense' }
const place = { ...vale, state: 'RJ', postal_code: '25999-142' }

/** Returns the home page's data about a hotel with these values, as search engines read it. */
function homePageData(
  values: { hotel?: object; configuration?: object; contacts?: object },
  more: Partial<Parameters<typeof homePageJsonLd>[0]> = {},
) {
  const described = {
    hotel: { ...hotel, ...values.hotel, configuration: { ...configuration, ...values.configuration } },
    contacts: { ...contacts, ...values.contacts },
  }
  const page = { contacts: described.contacts, showsLocation: true, amenities: [] }
  return toJson(hotelJsonLd(described, homePageJsonLd({ ...page, petsAllowed: '', ...more })))
}

const always = {
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
  const amenities = [{ title: 'Piscina aquecida' }, { title: 'Pet friendly' }]
  expect(homePageData(values, { petsAllowed: 'yes', amenities })).toEqual({
    ...always,
    logo: 'https://hotel.example/logo.png',
    telephone: '+552455550123',
    email: 'oi@hotel.example',
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: place.street, addressLocality: place.city },
      ...{ addressRegion: 'RJ', postalCode: '25999-142', addressCountry: 'BR' },
    },
    geo: { '@type': 'GeoCoordinates', latitude: -22.2871, longitude: -42.9053 },
    ...{ checkinTime: '14:00', checkoutTime: '12:00', petsAllowed: true },
    amenityFeature: amenities.map(({ title: name }) => expect.objectContaining({ name, value: true })),
    sameAs: ['https://www.instagram.com/hotel', 'https://g.page/hotel'],
  })
})

test('empty values are omitted, and the tagline is stated only if no logo replaces it (SEO-3)', () => {
  expect(homePageData({})).toEqual({ ...always, slogan: 'Hotel Fazenda' })
  expect(homePageData({ hotel: { tagline: '' } })).toEqual(always)
})

test('pets are allowed or not according to the conditions, and unspecified without them (SEO-3)', () => {
  expect(homePageData({}, { petsAllowed: 'yes' })).toHaveProperty('petsAllowed', true)
  expect(homePageData({}, { petsAllowed: 'no' })).toHaveProperty('petsAllowed', false)
  expect(homePageData({})).not.toHaveProperty('petsAllowed')
})

test('a page without the location block states neither place nor times', () => {
  expect(homePageData({ contacts: stay }, { showsLocation: false })).toEqual({
    ...always,
    slogan: 'Hotel Fazenda',
  })
})

test('an address that does not contain the stored parts is stated whole', () => {
  const { address } = Object(
    homePageData({ configuration: { address: 'No alto da serra' }, contacts: place }),
  )
  const whole = { '@type': 'PostalAddress', streetAddress: 'No alto da serra', addressCountry: 'BR' }
  expect(address).toEqual(whole)
})

test('the restaurant is a place of the hotel with its address, telephone, opening picture and menu (SEO-3)', () => {
  const described = {
    hotel: {
      ...hotel,
      configuration: { ...configuration, address: 'No alto da serra', phone: '(24) 5555-0123' },
    },
    contacts,
  }
  const block = (kind: string, fields: object) => blockSchema.parse({ id: kind, kind, ...fields })
  const opening = block('opening', { title: 'À mesa', image: '/images/mesa.jpg' })
  const menu = block('menu', { items: [{ title: 'Jantar' }] })
  const url = 'https://hotel.example/restaurante'
  expect(toJson(restaurantJsonLd(described, [opening, menu]))).toEqual({
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    ...{
      name: 'Restaurante do hotel Serra',
      url,
      hasMenu: url,
      image: 'https://hotel.example/images/mesa.jpg',
    },
    telephone: '+552455550123',
    address: { '@type': 'PostalAddress', streetAddress: 'No alto da serra', addressCountry: 'BR' },
    containedInPlace: offeredBy,
  })
  expect(toJson(restaurantJsonLd(described, []))).not.toHaveProperty('hasMenu')
})

test('a page without rooms or packages has no list', () => {
  expect(listJsonLd([])).toBeUndefined()
  const entries = ['Natal', 'Carnaval'].map((name) => ({ name, url: `https://hotel.example/${name}` }))
  expect(toJson(listJsonLd(entries))).toEqual({
    '@type': 'ItemList',
    itemListElement: entries.map((entry, index) => ({ '@type': 'ListItem', position: index + 1, ...entry })),
  })
})

// e2e/requests/pages.test.ts tests that all pages of the demonstration pass.
test('the graph check finds terms unknown to the vocabulary and to Google', () => {
  const problems = (...nodes: object[]) =>
    graphProblems({ '@context': 'https://schema.org', '@graph': nodes }).map((problem) =>
      problem.replace(/^.*?: /, ''),
    )
  const breadcrumb = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 2 }] }
  expect(problems({ '@type': 'Hotelier' })).toEqual(['no type Hotelier'])
  expect(problems({ '@type': 'Answer', text: 'Sim.', likes: 3 })).toEqual(['Answer has no likes'])
  expect(problems({ '@type': 'Answer' })).toEqual(['lacks text'])
  expect(problems({ '@type': 'Answer', text: 'Sim.', url: '/a' })).toEqual(['url cannot be /a'])
  expect(problems(breadcrumb)).toEqual(['an entry of the list lacks its place or address'])
  expect(problems({ '@id': '#hotel' })).toEqual(['[0] refers to nothing'])
  const node = { '@type': 'Answer', '@id': '#a', text: 'Sim.' }
  expect(problems(node, node)).toEqual(['two nodes #a'])
  expect(problems(node, { '@id': '#a' })).toEqual([])
})
