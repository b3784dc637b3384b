import { expect, test } from 'vitest'
import { packageSchema } from '@/lib/packages/schema'
import { imageAlt } from './picture'

const imageAlts = { 'lago.jpg': 'Lago na névoa', 'vazio.jpg': '' }

test.each([
  '/images/lago.jpg',
  '/media/hotel-images/packages/gallery/lago.jpg/1200',
  '/media/original/hotel-images/packages/gallery/lago.jpg',
  'https://demo.supabase.example/storage/v1/object/public/hotel-images/lago.jpg',
])('%s is called by what is to be seen on it', (src) => {
  expect(imageAlt({ imageAlts }, src)).toBe('Lago na névoa')
})

test.each(['/images/outra.jpg', '/images/vazio.jpg', '/images/constructor', ''])('%s has no words', (src) => {
  expect(imageAlt({ imageAlts }, src)).toBeUndefined()
  expect(imageAlt({}, src)).toBeUndefined()
})

test.each([{ imageAlts }, { imageAlts: undefined }, {}, { imageAlts: 'x' }, { imageAlts: [1] }])(
  'a package is read with %j',
  (stored) => {
    const base = { id: 'a', name: 'A', slug: 'a', category: 'familia', price: 1 }
    const read = packageSchema.safeParse({ ...base, ...stored })
    expect(read.success).toBe(true)
    expect(read.data?.imageAlts).toEqual(stored.imageAlts === imageAlts ? imageAlts : undefined)
  },
)
