import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { contactsSchema } from '@/lib/hotel/identity/fields'
import { configurationSchema } from '@/lib/hotel/schema'
import { packageSchema } from '@/lib/packages/schema'
import { vocabularyProblems } from '@/scripts/lib/test-vocabulary'
import { hotelJsonLd, packageJsonLd } from './json-ld'

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

const text = fc.oneof(fc.constant(''), fc.string({ maxLength: 40 }))
const day = fc.option(
  fc
    .date({ min: new Date('2018-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
)
const image = fc.constantFrom(
  '/images/lareira.jpg',
  '/media/hotel/0123456789abcdef.jpg',
  'https://abc.example/natal.jpg',
)

const packages = fc
  .record({
    id: fc.constant('1'),
    name: fc.string({ minLength: 1 }).map((name) => `P${name}`),
    title: text,
    slug: fc.constant('natal-2026'),
    category: fc.constant('familia'),
    description: text,
    price: fc.double({ min: 0.01, max: 99_999, noNaN: true }),
    images: fc.record({ principal: fc.option(image), gallery: fc.array(image, { maxLength: 3 }) }),
    dates: fc.record({ offerStart: day, offerEnd: day, accommodationStart: day, accommodationEnd: day }),
  })
  .map((stored) => packageSchema.parse(stored))

const hotels = fc
  .record({ address: text, phone: text, email: text, logo_url: fc.option(image) })
  .map((stored) => ({
    id: '1',
    slug: 'hotel',
    name: 'Hotel',
    tagline: '',
    configuration: configurationSchema.parse(stored),
  }))

const contacts = fc
  .record({
    id: fc.constant('contacts'),
    street: text,
    city: text,
    state: fc.constantFrom('RJ', ''),
    checkin_time: fc.oneof(text, fc.constantFrom('14:00', '9:00')),
    coordinates: fc.oneof(text, fc.constant('-22.2871,-42.9053')),
    instagram: fc.oneof(text, fc.constant('https://www.instagram.com/hotel')),
  })
  .map((stored) => contactsSchema.parse(stored))

const amenities = fc.array(
  fc.record({ icon: fc.constantFrom('paw', 'pool'), title: fc.string({ minLength: 1 }) }),
  { maxLength: 3 },
)

describe('whatever the content holds, the vocabulary knows what is said of it (SEO-3)', () => {
  test('an offer', () => {
    fc.assert(
      fc.property(packages, (pkg) => {
        expect(problems(packageJsonLd(pkg, [{ title: 'Crianças', text: 'Não pagam.' }]))).toEqual([])
      }),
    )
  })

  test('the hotel', () => {
    fc.assert(
      fc.property(hotels, contacts, amenities, (hotel, contacts, amenities) => {
        expect(
          problems(hotelJsonLd({ hotel, contacts, located: true, petsWelcome: true, amenities })),
        ).toEqual([])
      }),
    )
  })
})

/** As search engines read it: keys without a value vanish. */
function problems(data: unknown) {
  return vocabularyProblems(JSON.parse(JSON.stringify(data)))
}
