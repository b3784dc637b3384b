import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { routes } from '@/lib/paths'
import { pageMetadata } from './metadata'

const getHotel = vi.hoisted(() => vi.fn())
vi.mock('@/lib/site/queries', () => ({ getHotel }))
vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://hotel.example' }) }))

const named = 'Quaresmeira · Hotel Fazenda Boutique'
const page = {
  title: 'Pacotes',
  description: 'Natal, Réveillon e Carnaval na fazenda.',
  path: routes.packages,
}

getHotel.mockResolvedValue({ name: 'Quaresmeira', tagline: 'Hotel Fazenda Boutique' })

describe('the metadata of a page', () => {
  test('names page and hotel, its address and its sharing card', async () => {
    expect(await pageMetadata(page)).toEqual({
      metadataBase: new URL('https://hotel.example'),
      title: 'Pacotes · Quaresmeira',
      description: page.description,
      alternates: { canonical: '/ofertas' },
      openGraph: {
        type: 'website',
        locale: 'pt_BR',
        siteName: 'Quaresmeira',
        url: '/ofertas',
        title: 'Pacotes',
        description: page.description,
        images: { url: '/opengraph-image', width: 1200, height: 630, alt: named },
      },
      twitter: { card: 'summary_large_image' },
    })
  })

  test("has the hotel's name as title on the home page", async () => {
    const { title } = await pageMetadata({ description: '', path: routes.home })
    expect(title).toBe(named)
  })

  test('leaves the image to the route when it has its own', async () => {
    expect((await pageMetadata({ ...page, image: 'own' })).openGraph).not.toHaveProperty('images')
  })
})

test('the description is one line of at most 160 characters, whatever was stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 400, unit: 'grapheme' }), async (text) => {
      const { description } = await pageMetadata({ ...page, description: text })
      expect(description?.length).toBeLessThanOrEqual(160)
      expect(description).not.toMatch(/\s{2}|[\n\t]/)
    }),
  )
})
