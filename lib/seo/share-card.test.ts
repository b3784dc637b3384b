import { expect, test, vi } from 'vitest'
import { startNaming } from '@/lib/hotel/naming/words'
import { blockSchema } from '@/lib/pages/blocks'
import { composeBlocks } from '@/lib/pages/compose'
import { roomsSection } from '@/lib/rooms/fields'
import { testDay } from '@/scripts/lib/test-day'
import { demoPackages } from '@/supabase/local/demo/test-content'
import { cardOf, shareAddress } from './share-card'

const known = vi.hoisted(() => ({ version: '11111111', title: 'Seu refúgio', price: 0, blocks: [Object()] }))
const [pkg] = demoPackages(testDay)
const room = {
  ...roomsSection.schema.parse({ id: '1', name: 'Chalé', category: 'familia', capacity: 4 }),
  slug: 'chale',
}
const rooms = [890, 1250].map((price) => ({
  ...room,
  price,
  images: [`/images/${price}.jpg`],
  kind: { name: 'Família' },
}))

const sections = vi.hoisted(() => () => ({
  naming: startNaming,
  pages: { rooms: { heading: 'Entre a mata e o lago' } },
  hero: {
    title: known.title,
    subtitle: 'Campo',
    background_url: '/images/vale.jpg',
    mobile_background_url: null,
  },
}))
vi.mock('@/lib/site/brand', () => ({ getBrand: async () => ({ version: known.version }) }))
vi.mock('@/lib/site/site-preview', () => ({ siteMoment: async () => Date.parse(testDay) }))
vi.mock('@/lib/site/page-queries', () => ({
  getNamedPage: async (page: string) => ({ page, name: page === 'packages' ? 'Pacotes' : 'Gastronomia' }),
}))
vi.mock('@/lib/site/block-pages', () => ({
  getOwnPageAt: async (slug: string) => (slug === 'adega' ? { name: 'Adega', slug, title: '' } : undefined),
  getBlockPage: async (page: unknown) =>
    page === 'leisure'
      ? null
      : {
          blocks: composeBlocks(page === 'restaurant' ? known.blocks : [], 'restaurant'),
          words: { title: '' },
        },
}))
vi.mock('@/lib/site/site-content', () => ({
  getHotel: async () => ({ name: 'Quaresmeira', tagline: 'Hotel Fazenda' }),
  getSection: async ({ name }: { name: string }) => Object(sections())[name],
}))
vi.mock('@/lib/site/queries', () => ({
  getFeaturedPackages: async () => [pkg],
  getPackage: async (slug: string) =>
    slug === pkg?.slug ? { ...pkg, price: pkg.price + known.price } : undefined,
  getRoomRows: async () => rooms,
  getRoomAt: async (slug: string) => (slug === 'chale' ? { ...rooms[0], price: null } : undefined),
}))

const site = {
  ...{
    brand: 'Quaresmeira',
    label: 'Hotel Fazenda',
    title: 'Seu refúgio',
    footing: 'Campo',
    image: '/images/vale.jpg',
  },
}

test('each main page has a card with its own words and picture (SEO-2)', async () => {
  known.blocks = [
    blockSchema.parse({
      id: '1',
      kind: 'opening',
      title: 'À mesa',
      lead: 'Sem pressa.',
      image: '/images/mesa.jpg',
    }),
  ]
  expect(await cardOf('/')).toEqual(site)
  expect(await cardOf('/restaurante')).toMatchObject({
    ...{
      brand: 'Quaresmeira',
      label: 'Gastronomia',
      title: 'À mesa',
      footing: 'Sem pressa.',
      image: '/images/mesa.jpg',
    },
  })
  expect(await cardOf('/quartos')).toMatchObject({
    ...{ label: 'Chalés', title: 'Entre a mata e o lago', image: '/images/890.jpg' },
    footing: 'a partir de R$\u00a0890,00 por noite',
  })
  expect(await cardOf('/ofertas')).toMatchObject({ label: 'Pacotes', image: pkg?.images.principal })
  expect(await cardOf('/quartos/chale')).toMatchObject({ title: 'Chalé', footing: 'até 4\u00a0hóspedes' })
  expect(await cardOf(`/oferta/${pkg?.slug}`)).toMatchObject({ image: pkg?.images.principal })
})

test('a page without a picture shows the site’s; a missing page or one without words has no card (SEO-2)', async () => {
  expect(await cardOf('/adega')).toEqual({ ...site, label: '', title: 'Adega', footing: '' })
  for (const path of ['/termos', '/bem-estar', '/quartos/outro', '/oferta/outra', '/oferta', '/a/b/c'])
    expect(await cardOf(path), path).toBeUndefined()
  expect(await shareAddress('/termos')).toBe(await shareAddress('/'))
})

test('the address of a sharing picture changes with its content and with the brand (SEO-2)', async () => {
  const path = `/oferta/${pkg?.slug}`
  const addresses = [await shareAddress('/'), await shareAddress(path)]
  expect(addresses[0]).toMatch(/^\/opengraph-image\?[\da-f]{8}$/)
  expect(addresses[1]).toMatch(new RegExp(`^/opengraph-image${path}\\?[\\da-f]{8}$`))
  expect([await shareAddress('/'), await shareAddress(path)]).toEqual(addresses)
  known.price = 1
  expect(await shareAddress(path)).not.toBe(addresses[1])
  known.price = 0
  known.title = 'Outro'
  expect(await shareAddress('/')).not.toBe(addresses[0])
  known.version = '22222222'
  expect(await shareAddress(path)).not.toBe(addresses[1])
})
