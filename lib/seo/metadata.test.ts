import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { routes } from '@/lib/paths'
import { pageMetadata } from './metadata'

const getHotel = vi.hoisted(() => vi.fn())
vi.mock('@/lib/site/queries', () => ({ getHotel }))
vi.mock('./share-card', () => ({ siteShareImage: async () => '/opengraph-image?12345678' }))
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

const description = 'Natal, Réveillon e Carnaval na fazenda.'
const page = { title: 'Pacotes', description, path: routes.packages }

getHotel.mockResolvedValue({ name: 'Quaresmeira', tagline: 'Hotel Fazenda Boutique' })

// Titles and addresses in the heads of all pages are tested in e2e/every-page.spec.ts.
test('a page has its own sharing card with the picture of the hotel, unless it has one of its own', async () => {
  const { openGraph, twitter } = await pageMetadata(page)
  const size = { width: 1200, height: 630 }
  expect(openGraph).toMatchObject({
    ...{ siteName: 'Quaresmeira', url: '/ofertas', title: 'Pacotes', description: page.description },
    images: { url: '/opengraph-image?12345678', ...size, alt: 'Quaresmeira · Hotel Fazenda Boutique' },
  })
  expect(twitter).toEqual({ card: 'summary_large_image' })
  const own = await pageMetadata({ ...page, image: '/oferta/natal/opengraph-image?1' })
  expect(own.openGraph).toMatchObject({ images: { url: '/oferta/natal/opengraph-image?1', alt: 'Pacotes' } })
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
