import { demoRooms } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { activePackages, inactivePackages, money } from './support/content.ts'
import { publicPages } from './support/pages.ts'

const pages = new Set([...publicPages, ...activePackages.map(({ slug }) => `/oferta/${slug}`)])
const inactiveRooms = demoRooms.filter(({ active }) => !active)
const shown = activePackages.flatMap(({ price, originalPrice }) => [price, originalPrice])

const secrets = [
  ...inactivePackages.flatMap(packageSecrets),
  ...inactiveRooms.flatMap((room) => [room.id, room.name, room.description, room.detailed_description]),
]

test('nothing of an inactive package or chalet is in any page or its data', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of pages) {
    for (const rsc of ['', '1']) {
      const response = await page.request.get(path, { headers: rsc ? { rsc } : {} })
      expect(response.status(), path).toBe(200)
      const text = (await response.text()).replaceAll(/\s|&nbsp;/g, ' ')
      expect(text, path).toContain('Quaresmeira')
      for (const secret of secrets) {
        expect(text.includes(secret), `${path} gives away "${secret}"`).toBe(false)
      }
    }
  }
})

test('the sitemap and the images of inactive packages stay away too', { tag: '@desktop' }, async ({
  page,
}) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const { slug } of inactivePackages) {
    expect(sitemap).not.toContain(slug)
    const image = await page.request.get(`/oferta/${slug}/opengraph-image`, { maxRedirects: 0 })
    expect(image.headers()['content-type'] ?? '').not.toContain('image')
  }
})

function packageSecrets({
  id,
  slug,
  name,
  description,
  price,
  originalPrice,
}: (typeof inactivePackages)[number]) {
  const prices = [price, originalPrice].filter((amount) => amount !== null && !shown.includes(amount))
  return [id, slug, name, description, ...prices.map((amount) => money(Number(amount)))]
}
