import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roomSchema } from './schema'

const demo = {
  id: 'chale-familia',
  name: 'Chalé Família',
  category: 'familia',
  description: 'Dois ambientes e varanda para o lago.',
  detailed_description: '',
  capacity: 5,
  quantity: 3,
  bed_configuration: '1 cama de casal e 3 de solteiro',
  price: 1180.5,
  video_url: '/videos/promo.mp4',
  active: true,
  features: ['Wi-Fi', 'Lareira'],
  images: ['/images/quarto-familia.jpg', 'https://x.example/a.webp'],
}

const damaged = fc.record(
  {
    description: fc.anything(),
    detailed_description: fc.anything(),
    capacity: fc.anything(),
    quantity: fc.oneof(fc.anything(), fc.double(), fc.integer()),
    bed_configuration: fc.anything(),
    price: fc.oneof(fc.anything(), fc.double()),
    video_url: fc.oneof(fc.anything(), fc.webUrl()),
    active: fc.oneof(fc.anything(), fc.boolean()),
    features: fc.oneof(fc.anything(), fc.array(fc.oneof(fc.string(), fc.anything()))),
    images: fc.oneof(fc.anything(), fc.array(fc.oneof(fc.webUrl(), fc.anything()))),
  },
  { requiredKeys: [] },
)

describe('a room', () => {
  test('of the demonstration is unchanged', () => {
    expect(roomSchema.parse(demo)).toMatchObject(demo)
  })

  test.each(['id', 'name', 'category'])('cannot be shown without its %s', (key) => {
    expect(roomSchema.safeParse({ ...demo, [key]: '' }).success).toBe(false)
  })

  test('keeps the valid images of a list with broken ones', () => {
    const images = ['javascript:alert(1)', '/images/a.jpg', 7, '//x.example/b.jpg', '/\\x.example/c.jpg']
    expect(roomSchema.parse({ ...demo, images }).images).toEqual(['/images/a.jpg'])
  })
})

describe('whatever is stored', () => {
  test('a room with its required fields is accepted and can be shown', () => {
    fc.assert(
      fc.property(damaged, (fields) => {
        const room = roomSchema.parse({ ...fields, id: demo.id, name: demo.name, category: demo.category })
        expect(room.capacity).toBeGreaterThanOrEqual(1)
        expect(room.quantity).toBeGreaterThanOrEqual(1)
        expect(room.price ?? 1).toBeGreaterThan(0)
        expect(new Set(room.features).size).toBe(room.features.length)
        for (const source of room.images) expect(source).toMatch(/^(\/|https?:\/\/)/)
        expect(roomSchema.parse(room)).toEqual(room)
      }),
      { numRuns: 500 },
    )
  })
})
