import { describe, expect, test } from 'vitest'
import { ownConditions } from '@/lib/hotel/conditions/fields'
import { packagePreview, packageSchema } from './schema'

const demo = {
  id: '5f0c2f0e-4f6e-4f3c-9f4f-0a3f5b1f7c11',
  name: 'Réveillon na Montanha',
  slug: 'reveillon-2027',
  title: 'Réveillon na Montanha 2026/27',
  description: 'Quatro noites entre a mata e o lago.',
  category: 'romantico',
  price: 6840,
  originalPrice: 7600,
  discountPercentage: 10,
  images: {
    principal: 'http://127.0.0.1:54321/storage/v1/object/public/x.jpg',
    gallery: ['/images/lareira.jpg'],
  },
  features: ['Ceia completa', 'Música ao vivo'],
  highlights: [],
  details: { nights: 4, maxCapacity: 2, minNights: 3, checkIn: '15:00', checkOut: '11:00' },
  dates: {
    offerStart: '2026-08-01',
    offerEnd: '2026-12-20',
    accommodationStart: '2026-12-29',
    accommodationEnd: '2027-01-02',
  },
  isFeatured: true,
  active: true,
  primaryColor: '#065f46',
  bookingUrl: 'https://reservas.example/reveillon',
  monthLabel: 'Dezembro',
  priceDetail: 'por casal',
  orderIndex: 1,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-07-05T12:00:00.000Z',
}

const required = ['id', 'name', 'slug', 'category', 'price'] as const

describe('a package', () => {
  test('of the demonstration is unchanged except for the computed discount', () => {
    const { discountPercentage: _, ...stored } = demo
    const asInTheHouse = ownConditions.read.parse({})
    expect(packageSchema.parse(demo)).toEqual({ ...stored, conditions: asInTheHouse })
  })

  test.each(required)('cannot be shown without its %s', (key) => {
    expect(packageSchema.safeParse({ ...demo, [key]: undefined }).success).toBe(false)
  })

  test.each([{ slug: 'Natal' }, { price: 0 }, { price: '900' }, { name: '   ' }])(
    'with %o is refused',
    (field) => {
      expect(packageSchema.safeParse({ ...demo, ...field }).success).toBe(false)
    },
  )

  test.each(['javascript:alert(1)', '//x.example', 7])('never links to %s', (bookingUrl) => {
    expect(packageSchema.parse({ ...demo, bookingUrl }).bookingUrl).toBeNull()
  })

  test('keeps the day of a time stamp and drops days that do not exist', () => {
    const dates = {
      offerStart: '2026-08-01T00:00:00.000Z',
      offerEnd: '2026-02-30',
      accommodationStart: '',
      accommodationEnd: 5,
    }
    expect(packageSchema.parse({ ...demo, dates }).dates).toEqual({
      offerStart: '2026-08-01',
      offerEnd: null,
      accommodationStart: null,
      accommodationEnd: null,
    })
  })
})

test('the preview accepts a draft that the site would leave out', () => {
  const draft = { id: 'a', name: 'Natal', slug: '', category: '', price: null }
  expect(packageSchema.safeParse(draft).success).toBe(false)
  expect(packagePreview.parse(draft)).toMatchObject({ slug: 'rascunho', category: 'pacote', price: 0 })
})
