import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownConditions } from '@/lib/hotel/conditions/fields'
import { z } from '@/lib/zod'
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

/** The demo item with any of its fields, or nested fields, replaced by anything at all. */
const damaged = fc.record(
  Object.fromEntries(Object.entries(demo).map(([key, value]) => [key, damageable(value)])),
  { requiredKeys: [] },
)

function damageable(value: unknown): fc.Arbitrary<unknown> {
  const nested = z.record(z.string(), z.unknown()).safeParse(value)
  const whole = nested.success
    ? fc.record(
        Object.fromEntries(Object.entries(nested.data).map(([key, inner]) => [key, damageable(inner)])),
      )
    : fc.constant(value)
  return fc.oneof({ weight: 3, arbitrary: whole }, { weight: 1, arbitrary: fc.anything() })
}

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

describe('whatever is stored', () => {
  test('only a broken required field removes a package', () => {
    fc.assert(
      fc.property(damaged, (value) => {
        const { id, name, slug, category, price } = demo
        expect(packageSchema.safeParse({ ...value, id, name, slug, category, price }).success).toBe(true)
      }),
    )
  })

  test('every accepted package can be shown', () => {
    fc.assert(
      fc.property(damaged, (value) => {
        const { id, name, slug, category, price } = demo
        const pkg = packageSchema.parse({ id, name, slug, category, price, ...withoutBroken(value) })
        expect(pkg.slug).toMatch(/^[a-z0-9-]+$/)
        expect(pkg.price).toBeGreaterThan(0)
        expect(pkg.name.trim()).not.toBe('')
        expect(pkg.primaryColor).toMatch(/^#[0-9a-f]{6}$/)
        expect(pkg.details.checkIn).toMatch(/^\d{2}:\d{2}$/)
        for (const date of Object.values(pkg.dates))
          expect(date ?? '2026-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/)
        for (const count of [pkg.details.nights, pkg.details.maxCapacity, pkg.details.minNights]) {
          expect(count).toBeGreaterThanOrEqual(1)
        }
        for (const list of [pkg.features, pkg.highlights]) {
          expect(list).toEqual([...new Set(list.map((entry) => entry.trim()).filter(Boolean))])
        }
        expect(packageSchema.parse(pkg)).toEqual(pkg)
      }),
    )
  })
})

function withoutBroken(value: Record<string, unknown>) {
  const isFine = (key: string, field: unknown) =>
    !required.some((name) => name === key) || packageSchema.safeParse({ ...demo, [key]: field }).success
  return Object.fromEntries(Object.entries(value).filter(([key, field]) => isFine(key, field)))
}

test('a draft that the site would leave out can be shown all the same', () => {
  const draft = { id: 'a', name: 'Natal', slug: '', category: '', price: null }
  expect(packageSchema.safeParse(draft).success).toBe(false)
  expect(packagePreview.parse(draft)).toMatchObject({ slug: 'rascunho', category: 'pacote', price: 0 })
})
