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
