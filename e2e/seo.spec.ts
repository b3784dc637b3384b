import { startNaming } from '../lib/hotel/naming/words.ts'
import { demoAbout, demoHero, demoRooms } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { activePackages, inactivePackages, money } from './support/content.ts'
import { publicPages } from './support/pages.ts'

const activeRooms = demoRooms.filter(({ active }) => active)
const shownRooms = startNaming.kinds.map(({ code }) => activeRooms.find(({ category }) => category === code))
const pages = new Set([
  ...publicPages,
  ...activePackages.map(({ slug }) => `/oferta/${slug}`),
  ...startNaming.kinds.map(({ code }) => `/quartos/chale-${code}`),
])
const shownPrices = activePackages.flatMap(({ price, originalPrice }) => [price, originalPrice])

const secrets = [
  ...inactivePackages.flatMap(packageSecrets),
  // Inactive, or the second one of its category.
  ...demoRooms
    .filter((room) => !shownRooms.includes(room))
    .flatMap((room) => [room.id, room.name, room.description, room.detailed_description ?? []].flat()),
]

// What each page's head says of itself is tested in every-page.spec.ts.
test.describe('for search engines', () => {
  test('nothing of an inactive offer or a hidden chalet is in any page, its data, sitemap or pictures', async ({
    request,
  }) => {
    expect(secrets.length).toBeGreaterThan(10)
    for (const path of [...pages, '/sitemap.xml']) {
      for (const rsc of ['', '1']) {
        const response = await request.get(path, { headers: rsc ? { rsc } : {} })
        expect(response.status(), path).toBe(200)
        const text = (await response.text()).replaceAll(/\s|&nbsp;/g, ' ')
        expect(text.length, path).toBeGreaterThan(500)
        for (const secret of secrets)
          expect(text.includes(secret), `${path} gives away "${secret}"`).toBe(false)
      }
    }
    for (const { slug } of inactivePackages) {
      const image = await request.get(`/oferta/${slug}/opengraph-image`, { maxRedirects: 0 })
      expect(image.headers()['content-type'] ?? '').not.toContain('image')
    }
  })

  test('sharing images load and are small', async ({ request }) => {
    for (const path of [
      '/',
      '/ofertas',
      '/oferta/natal-2026',
      '/oferta/inverno-2027',
      '/quartos/chale-premium',
    ]) {
      const html = await (await request.get(path)).text()
      const property = (name: string) => new RegExp(`property="og:${name}" content="([^"]+)"`).exec(html)?.[1]
      expect(property('image'), path).toMatch(/^https?:\/\//)
      const image = await request.get(String(property('image')))
      expect(image.status(), path).toBe(200)
      expect(image.headers()['content-type']).toBe('image/jpeg')
      const bytes = await image.body()
      expect(bytes.length).toBeGreaterThan(10_000)
      expect(bytes.length).toBeLessThanOrEqual(300_000)
      expect([property('image:width'), property('image:height')]).toEqual(['1200', '630'])
    }
  })

  test('titles and descriptions differ from page to page', async ({ request }) => {
    const seen = new Set<string>()
    for (const path of publicPages) {
      const html = await (await request.get(path)).text()
      const [, title] = /<title>([^<]+)</.exec(html) ?? []
      const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? []
      seen.add(String(title)).add(String(description))
    }
    expect(seen.size).toBe(2 * publicPages.length)
    expect([...seen].join()).toContain(demoHero.subtitle)
    expect([...seen].join()).not.toContain(demoAbout.description)
  })

  test('the sitemap lists the pages and the active offers; robots may read all but the panel', async ({
    request,
    baseURL,
  }) => {
    const xml = await (await request.get('/sitemap.xml')).text()
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(String(address)))
    expect(listed.map(({ pathname }) => pathname).toSorted()).toEqual([...pages].toSorted())
    for (const { href, origin } of listed) {
      expect(origin).toBe(new URL(String(baseURL)).origin)
      expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200)
    }
    const rules = (await (await request.get('/robots.txt')).text()).split('\n')
    expect(rules).toContain('User-Agent: *')
    expect(rules).toContain('Disallow: /admin')
    expect(rules).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL)}`)
    expect(rules).not.toContain('Disallow: /')
  })
})

function packageSecrets(pkg: (typeof inactivePackages)[number]) {
  const { id, slug, name, description, price, originalPrice } = pkg
  const prices = [price, originalPrice].filter((amount) => amount !== null && !shownPrices.includes(amount))
  return [id, slug, name, description, ...prices.map((amount) => money(Number(amount)))]
}
