import { describe, expect, test } from 'vitest'
import { aboutSchema, configurationSchema, heroSchema, hotelSchema } from './schema'

const hero = {
  title: 'Seu refúgio exclusivo no campo',
  subtitle: 'Um hotel boutique onde a natureza encontra o luxo em perfeita harmonia',
  background_url: '/videos/hero.mp4',
  background_poster_url: '/images/capa.jpg',
  mobile_background_url: '/videos/hero-mobile.mp4',
  mobile_background_poster_url: null,
  video_section_url: 'https://vimeo.com/123456',
  video_section_poster_url: null,
  cta_primary_text: 'Conheça os chalés',
  cta_primary_url: '/quartos',
}
const about = { title: 'Sobre', subtitle: 'A casa', description: 'Uma fazenda.', image_url: '/images/a.jpg' }
const configuration = {
  logo_url: null,
  primary_color: '#065f46',
  address: 'Estrada do Vale, km 12',
  phone: '(24) 5555-0123',
  email: 'contato@quaresmeira.example',
  name: 'Quaresmeira da Serra',
  tagline: '',
  accent_color: '#c49a3f',
  letters: 'classica',
  mark_url: null,
}

const sections = [
  ['hero', heroSchema, hero],
  ['about', aboutSchema, about],
  ['configuration', configurationSchema, configuration],
] as const

describe.each(sections)('the %s section', (_, schema, demo) => {
  test('of the demonstration is unchanged', () => {
    expect(schema.parse(demo)).toEqual(demo)
  })
})

test('a stored script address is read as null', () => {
  expect(heroSchema.parse({ ...hero, cta_primary_url: 'javascript:alert(1)' }).cta_primary_url).toBeNull()
  expect(
    configurationSchema.parse({ ...configuration, logo_url: 'data:image/svg+xml,x' }).logo_url,
  ).toBeNull()
})

test('a hotel needs an id, a slug and a name; its tagline may be missing', () => {
  expect(hotelSchema.parse({ id: '1', slug: 'quaresmeira', name: ' Quaresmeira ' })).toEqual({
    id: '1',
    slug: 'quaresmeira',
    name: 'Quaresmeira',
    tagline: '',
  })
  for (const key of ['id', 'slug', 'name']) {
    expect(hotelSchema.safeParse({ id: '1', slug: 'q', name: 'Q', [key]: '' }).success).toBe(false)
  }
})
