import { describe, expect, test } from 'vitest'
import { testDay } from '@/scripts/lib/test-day'
import { withMedia } from '@/supabase/local/demo/media'
import { demoPackages } from '@/supabase/local/demo/test-content'
import { packagePreview, packageSchema } from './schema'

const [demo] = withMedia(demoPackages(testDay), (file) => `/images/${file}`)

describe('a package', () => {
  test('of the demonstration is unchanged', () => {
    expect(demo?.dates).toHaveProperty('offerEnd')
    expect(packageSchema.parse(demo)).toMatchObject({ ...demo })
  })

  test.each([
    ...['id', 'name', 'slug', 'category', 'price'].map((key) => ({ [key]: undefined })),
    ...[{ slug: 'Natal' }, { price: 0 }, { price: '900' }, { name: '   ' }],
  ])('with %o cannot be shown', (field) => {
    expect(packageSchema.safeParse({ ...demo, ...field }).success).toBe(false)
  })

  test.each(['javascript:alert(1)', '//x.example', 7])('never links to %s', (bookingUrl) => {
    expect(packageSchema.parse({ ...demo, bookingUrl }).bookingUrl).toBeNull()
  })
})

test('the preview accepts a draft that the site would leave out', () => {
  const draft = { id: 'a', name: 'Natal', slug: '', category: '', price: null }
  expect(packageSchema.safeParse(draft).success).toBe(false)
  expect(packagePreview.parse(draft)).toMatchObject({ slug: 'rascunho', category: 'pacote', price: 0 })
})
