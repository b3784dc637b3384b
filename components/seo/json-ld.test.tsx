import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { configurationSection } from '@/lib/hotel/fields'
import { contactsSection } from '@/lib/hotel/identity/fields'
import { JsonLd } from './json-ld'

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))
vi.mock('@/lib/site/site-content', () => ({
  getHotel: async () => ({
    name: 'Serra',
    tagline: '',
    configuration: configurationSection.schema.parse({}),
  }),
  getSection: async () => contactsSection.schema.parse({ id: 'contacts' }),
}))

async function graphOf(props: Parameters<typeof JsonLd>[0]) {
  const html = renderToStaticMarkup(await JsonLd(props))
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []
  expect(json).not.toContain('<')
  return JSON.parse(json)['@graph']
}

test('the escaped data parses to the original (SEO-3)', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('<', '/', '!--', 'script', '>', '"', '&') }),
  )
  await fc.assert(
    fc.asyncProperty(text, async (name) => {
      const [hotel, offer] = await graphOf({ things: [{ '@type': 'Offer', name }] })
      expect(hotel).toMatchObject({ '@type': 'Hotel', name: 'Serra' })
      expect(offer).toMatchObject({ '@type': 'Offer', name })
    }),
  )
})

test('a page states the hotel, the breadcrumbs and its own items, and nothing that it lacks (SEO-3)', async () => {
  const types = async (props: Parameters<typeof JsonLd>[0]) =>
    (await graphOf(props)).map((node: object) => Object(node)['@type'])
  expect(await types({ things: [undefined] })).toEqual(['Hotel'])
  const trail = [{ name: 'Gastronomia', path: '/restaurante' }]
  expect(await types({ trail, isRestaurant: true })).toEqual(['Hotel', 'BreadcrumbList', 'Restaurant'])
})
