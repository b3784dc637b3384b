import { expect, test, vi } from 'vitest'
import sitemap from './sitemap'

const getBookablePackages = vi.hoisted(() => vi.fn())
const getArrival = vi.hoisted(() => vi.fn())
vi.mock('@/lib/site/arrival', () => ({ getArrival }))
const getHiddenPaths = vi.hoisted(() => vi.fn())
const getOwnPages = vi.hoisted(() => async () => [{ slug: 'adega' }])
vi.mock('@/lib/site/block-pages', () => ({ getOwnPages }))
vi.mock('@/lib/site/page-queries', () => ({ getHiddenPaths }))
vi.mock('@/lib/site/queries', () => ({ getBookablePackages, getRoomRows: async () => [{ slug: 'chale' }] }))
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

// e2e/requests/pages.test.ts tests that all pages and active packages are in it.
test('pages that are switched off are not in the sitemap, and only a real time stamp is a modification date', async () => {
  getArrival.mockResolvedValue(null)
  getHiddenPaths.mockResolvedValue(['/restaurante'])
  getBookablePackages.mockResolvedValue([
    { slug: 'natal-2026', updatedAt: '2026-07-05T12:00:00.000Z' },
    { slug: 'bem-estar', updatedAt: '' },
    { slug: 'carnaval-2027', updatedAt: 'ontem' },
  ])
  const entries = await sitemap()
  const paths = ['', 'sobre', 'quartos', 'bem-estar', 'ofertas', 'termos', 'privacidade']
  const offers = ['adega', 'quartos/chale', 'oferta/natal-2026', 'oferta/bem-estar', 'oferta/carnaval-2027']
  expect(entries.map(({ url }) => url)).toEqual(
    [...paths, ...offers].map((path) => `https://hotel.example/${path}`),
  )
  expect(entries.map(({ lastModified }) => lastModified).filter(Boolean)).toEqual([
    new Date('2026-07-05T12:00:00Z'),
  ])
})
