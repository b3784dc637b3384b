import { expect, test, vi } from 'vitest'
import { testDay } from '@/scripts/lib/test-day'
import { demoPackages } from '@/supabase/local/demo/test-content'
import { packageShareImage, siteShareImage } from './share-card'

const known = vi.hoisted(() => ({ version: '11111111', name: 'Quaresmeira', title: 'Seu refúgio' }))
vi.mock('@/lib/site/brand', () => ({ getBrand: async () => ({ version: known.version }) }))
vi.mock('@/lib/site/queries', () => ({
  getNaming: async () => ({ package_categories: [] }),
  getHotel: async () => ({ name: known.name, tagline: '' }),
  getHero: async () => ({
    title: known.title,
    subtitle: '',
    background_url: null,
    mobile_background_url: null,
  }),
}))

test('the address of a sharing picture changes with what it says and with the brand (SEO-2)', async () => {
  const [pkg] = demoPackages(testDay)
  if (!pkg) throw new Error('no package')
  const addresses = [await siteShareImage(), await packageShareImage(pkg)]
  expect(addresses[0]).toMatch(/^\/opengraph-image\?[\da-f]{8}$/)
  expect(addresses[1]).toMatch(new RegExp(`^/oferta/${pkg.slug}/opengraph-image\\?[\\da-f]{8}$`))
  expect([await siteShareImage(), await packageShareImage(pkg)]).toEqual(addresses)
  expect(await packageShareImage({ ...pkg, price: pkg.price + 1 })).not.toBe(addresses[1])
  known.title = 'Outro'
  expect(await siteShareImage()).not.toBe(addresses[0])
  known.version = '22222222'
  expect(await packageShareImage(pkg)).not.toBe(addresses[1])
})
