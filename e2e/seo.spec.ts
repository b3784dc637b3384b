import { roomCategories } from '../lib/rooms/categories.ts'
import { demoAbout, demoConfiguration, demoContacts, demoHero } from '../supabase/local/demo/test-content.ts'
import { expect, test } from './fixtures.ts'
import { activePackages, demoPackage } from './support/content.ts'
import { open } from './support/page.ts'
import { publicPages } from './support/pages.ts'
import { expectTrueData, structuredData } from './support/structured-data.ts'

const pages = [
  { path: '/', title: 'Quaresmeira · Hotel Fazenda Boutique', types: ['Hotel'] },
  { path: '/sobre', title: 'Sobre · Quaresmeira', types: ['BreadcrumbList'] },
  {
    path: '/quartos',
    title: 'Chalés · Quaresmeira',
    types: ['BreadcrumbList', 'Hotel', ...roomCategories.map(() => 'HotelRoom')],
  },
  { path: '/bem-estar', title: 'Lazer · Quaresmeira', types: ['BreadcrumbList'] },
  { path: '/restaurante', title: 'Gastronomia · Quaresmeira', types: ['BreadcrumbList'] },
  { path: '/ofertas', title: 'Pacotes · Quaresmeira', types: ['BreadcrumbList'] },
  {
    path: '/oferta/natal-2026',
    title: 'Natal em família na serra · Quaresmeira',
    types: ['BreadcrumbList', 'Offer'],
  },
  { path: '/pesquisa', title: 'Avalie sua experiência com a gente · Quaresmeira', types: [] },
  { path: '/antes-de-chegar', title: 'Antes de chegar · Quaresmeira', types: ['BreadcrumbList'] },
  { path: '/termos', title: 'Termos de serviço · Quaresmeira', types: ['BreadcrumbList'] },
  { path: '/privacidade', title: 'Privacidade · Quaresmeira', types: ['BreadcrumbList'] },
]

test.describe('for search engines', { tag: '@desktop' }, () => {
  test('every public page is looked at below', () => {
    expect(pages.map(({ path }) => path).toSorted()).toEqual(publicPages.toSorted())
  })

  for (const { path, title, types } of pages) {
    test(`${path}: title, description, canonical address, one heading, true structured data`, async ({
      page,
      baseURL,
    }) => {
      await open(page, path)
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const description = String(await page.locator('meta[name=description]').getAttribute('content'))
      expect(description.length).toBeGreaterThan(50)
      expect(description.length).toBeLessThanOrEqual(160)
      const own = new URL(path, baseURL)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveCount(1)
      expect(new URL(String(await canonical.getAttribute('href'))).href).toBe(own.href)
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'pt_BR')
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https?:\/\//)
      const data = await structuredData(page)
      expect(data.map((thing) => thing['@type']).toSorted()).toEqual(types)
      for (const thing of data) expect(thing['@context']).toBe('https://schema.org')
      const trail = data.find((thing) => thing['@type'] === 'BreadcrumbList')
      if (trail) {
        const [name] = title.split(' · ')
        expect(trail.itemListElement).toHaveProperty('0.name', 'Início')
        expect([trail.itemListElement].flat().at(-1)).toMatchObject({ name, item: own.href })
      }
      await expectTrueData(page)
    })
  }

  test('the structured data of every offer is true', async ({ page }) => {
    for (const { slug } of activePackages) {
      await open(page, `/oferta/${slug}`)
      await expectTrueData(page)
    }
  })

  test('sharing images load and are small', async ({ request }) => {
    for (const path of ['/', '/ofertas', '/oferta/natal-2026', '/oferta/inverno-2027']) {
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

  test('the structured data says what the content says', async ({ page }) => {
    await page.goto('/')
    const [hotel] = await structuredData(page)
    expect(hotel).toMatchObject({
      name: 'Quaresmeira',
      telephone: demoConfiguration.phone,
      email: demoConfiguration.email,
      address: { streetAddress: demoContacts.street, addressRegion: demoContacts.state },
    })
    const pkg = demoPackage('natal-2026')
    await page.goto(`/oferta/${pkg.slug}`)
    const data = await structuredData(page)
    expect(data.find((thing) => thing['@type'] === 'Offer')).toMatchObject({
      name: pkg.title,
      description: pkg.description,
      price: '6980.00',
      priceCurrency: 'BRL',
      validThrough: pkg.dates.offerEnd,
    })
    await page.goto('/quartos')
    const room = (await structuredData(page)).find((thing) => thing['@type'] === 'HotelRoom')
    expect(room).toMatchObject({ name: 'Chalé Tradicional', occupancy: { maxValue: 2 } })
  })

  test('titles and descriptions differ from page to page', async ({ page }) => {
    const seen = new Set<string>()
    for (const { path } of pages) {
      const html = await (await page.request.get(path)).text()
      const [, title] = /<title>([^<]+)</.exec(html) ?? []
      const [, description] = /<meta name="description" content="([^"]+)"/.exec(html) ?? []
      seen.add(String(title)).add(String(description))
    }
    expect(seen.size).toBe(2 * pages.length)
    expect([...seen].join()).toContain(demoHero.subtitle)
    expect([...seen].join()).not.toContain(demoAbout.description)
  })

  test('the sitemap lists the pages and the active packages, nothing else', async ({ page, baseURL }) => {
    const xml = await (await page.request.get('/sitemap.xml')).text()
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address))
    for (const address of listed) expect(new URL(address).origin).toBe(new URL(String(baseURL)).origin)
    const paths = listed.map((address) => new URL(address).pathname)
    const packages = activePackages.map(({ slug }) => `/oferta/${slug}`)
    expect(paths.toSorted()).toEqual([...new Set([...publicPages, ...packages])].toSorted())
    for (const address of listed) {
      expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
    }
  })

  test('robots may read everything but the administration', async ({ page, baseURL }) => {
    const rules = (await (await page.request.get('/robots.txt')).text()).split('\n')
    expect(rules).toContain('User-Agent: *')
    expect(rules).toContain('Disallow: /admin')
    expect(rules).toContain(`Sitemap: ${new URL('/sitemap.xml', baseURL)}`)
    expect(rules).not.toContain('Disallow: /')
  })
})
