import { expect, test } from 'vitest'
import { withMedia } from '@/supabase/local/demo/media'
import { demoAbout, demoConfiguration, demoHero } from '@/supabase/local/demo/test-content'
import { aboutSchema, configurationSchema, heroSchema, hotelSchema } from './schema'

test.each([
  ['hero', heroSchema, demoHero],
  ['about', aboutSchema, demoAbout],
  ['configuration', configurationSchema, demoConfiguration],
] as const)('the %s section of the demonstration is unchanged', (_, schema, demo) => {
  const stored = withMedia<object>(demo, (file) => `/images/${file}`)
  expect(schema.parse(stored)).toMatchObject(stored)
})

test('a stored script address is read as null', () => {
  expect(heroSchema.parse({ cta_primary_url: 'javascript:alert(1)' }).cta_primary_url).toBeNull()
  expect(configurationSchema.parse({ logo_url: 'data:image/svg+xml,x' }).logo_url).toBeNull()
})

test('a hotel needs an id, a slug and a name; its tagline may be missing', () => {
  const hotel = { id: '1', slug: 'quaresmeira', name: ' Quaresmeira ' }
  expect(hotelSchema.parse(hotel)).toEqual({ ...hotel, name: 'Quaresmeira', tagline: '' })
  for (const key of ['id', 'slug', 'name'])
    expect(hotelSchema.safeParse({ ...hotel, [key]: '' }).success).toBe(false)
})
