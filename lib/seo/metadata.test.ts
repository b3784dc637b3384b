import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { routes } from '@/lib/paths'
import { pageMetadata } from './metadata'

const known = vi.hoisted(() => ({
  name: 'Quaresmeira',
  tagline: 'Hotel Fazenda Boutique',
  city: 'Petrópolis',
}))
vi.mock('@/lib/site/site-content', () => ({ getHotel: async () => known, getSection: async () => known }))
vi.mock('./share-card', () => ({ shareAddress: async (path: string) => `/opengraph-image${path}?12345678` }))
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

const description = 'Natal, Réveillon e Carnaval na fazenda.'
const page = { name: 'Pacotes de hospedagem', description, path: routes.packages }

afterEach(() => Object.assign(known, { tagline: 'Hotel Fazenda Boutique', city: 'Petrópolis' }))

// Titles and addresses in the heads of all pages are tested in e2e/requests/pages.test.ts.
test('a page has a sharing card with its own title and picture (SEO-2)', async () => {
  const { title, openGraph, twitter } = await pageMetadata(page)
  const size = { width: 1200, height: 630 }
  expect(openGraph).toMatchObject({
    ...{ siteName: 'Quaresmeira', url: '/ofertas', title, description: page.description },
    images: { url: '/opengraph-image/ofertas?12345678', ...size, alt: 'Pacotes de hospedagem' },
  })
  expect(twitter).toEqual({ card: 'summary_large_image' })
})

test('a title has the staff’s words and the hotel, or the page’s name, the hotel and its city (SEO-1)', async () => {
  const titles = async (given: { title?: string; name?: string }) => {
    const { title, openGraph } = await pageMetadata({ ...given, description, path: routes.rooms })
    expect(openGraph).toMatchObject({ title })
    return title
  }
  const written = { title: 'Chalés com lareira na serra do Rio', name: 'Chalés' }
  expect(await titles(written)).toBe('Chalés com lareira na serra do Rio · Quaresmeira')
  expect(await titles({ title: '', name: 'Chalés' })).toBe('Chalés · Quaresmeira, Petrópolis')
  expect(await titles({})).toBe('Quaresmeira · Hotel Fazenda Boutique, Petrópolis')
  known.city = ''
  expect(await titles({ name: 'Chalés' })).toBe('Chalés · Quaresmeira')
  Object.assign(known, { city: 'Petrópolis', tagline: 'Pousada em Petrópolis' })
  expect(await titles({})).toBe('Quaresmeira · Pousada em Petrópolis')
})

test('the description is one line of at most 160 characters, whatever was stored (SEO-1)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 400, unit: 'grapheme' }), async (text) => {
      const { description } = await pageMetadata({ ...page, description: text })
      expect(description?.length).toBeLessThanOrEqual(160)
      expect(description).not.toMatch(/\s{2}|[\n\t]/)
    }),
  )
})
