import { beforeEach, expect, test, vi } from 'vitest'
import robots from './robots'
import sitemap from './sitemap'

const getBookablePackages = vi.hoisted(() => vi.fn())
const getArrival = vi.hoisted(() => vi.fn())
vi.mock('@/lib/site/arrival', () => ({ getArrival }))
const getHiddenPaths = vi.hoisted(() => vi.fn())
vi.mock('@/lib/site/page-queries', () => ({ getHiddenPaths }))
vi.mock('@/lib/site/queries', () => ({ getBookablePackages }))
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

beforeEach(() => {
  getArrival.mockResolvedValue({})
  getHiddenPaths.mockResolvedValue([])
  getBookablePackages.mockResolvedValue([
    { slug: 'natal-2026', updatedAt: '2026-07-05T12:00:00.000Z' },
    { slug: 'bem-estar', updatedAt: '' },
    { slug: 'carnaval-2027', updatedAt: 'ontem' },
  ])
})

test('the sitemap lists the public pages and the active packages', async () => {
  const entries = await sitemap()
  expect(entries.map(({ url }) => url)).toEqual([
    'https://hotel.example/',
    'https://hotel.example/sobre',
    'https://hotel.example/quartos',
    'https://hotel.example/bem-estar',
    'https://hotel.example/restaurante',
    'https://hotel.example/ofertas',
    'https://hotel.example/antes-de-chegar',
    'https://hotel.example/pesquisa',
    'https://hotel.example/termos',
    'https://hotel.example/privacidade',
    'https://hotel.example/oferta/natal-2026',
    'https://hotel.example/oferta/bem-estar',
    'https://hotel.example/oferta/carnaval-2027',
  ])
})

test('a hotel that has written nothing to know before arriving has no page of it', async () => {
  getArrival.mockResolvedValue(null)
  expect((await sitemap()).map(({ url }) => url)).not.toContain('https://hotel.example/antes-de-chegar')
})

test('pages that the hotel does without are not in it', async () => {
  getHiddenPaths.mockResolvedValue(['/restaurante', '/pesquisa'])
  const urls = (await sitemap()).map(({ url }) => url)
  expect(urls).toHaveLength(11)
  expect(urls.filter((url) => /restaurante|pesquisa/.test(url))).toEqual([])
})

test('only a real time stamp becomes a date of change', async () => {
  const entries = await sitemap()
  expect(entries.map(({ lastModified }) => lastModified).filter(Boolean)).toEqual([
    new Date('2026-07-05T12:00:00Z'),
  ])
})

test('search engines find the sitemap and stay out of the panel', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api'] },
    sitemap: 'https://hotel.example/sitemap.xml',
  })
})
