import { expect, test } from './fixtures.ts'
import { inactivePackages } from './support/content.ts'
import { missingPage } from './support/faults.ts'
import { open } from './support/page.ts'
import { rawRequest } from './support/raw-request.ts'

const offers = [...inactivePackages.map(({ slug }) => slug), 'nunca-existiu', 'Natal-2026']
const redirects = [
  ...['/natal', '/carnaval', '/outubromagico', '/reveillon'].map((from) => [from, '/ofertas']),
  ['/faca-sua-reserva', '/'],
  ...offers.map((slug) => [`/oferta/${slug}`, '/ofertas']),
]

test.describe('redirects', () => {
  test('past campaigns and packages that are not shown redirect temporarily, with one location', async ({
    page,
    baseURL,
  }) => {
    expect(inactivePackages.length).toBeGreaterThan(0)
    for (const [from = '', to = ''] of redirects) {
      const { status, headers } = await rawRequest(String(baseURL), from)
      const { location = [] } = headers
      expect([status, location.length], from).toEqual([307, 1])
      expect(new URL(String(location[0]), baseURL).pathname, from).toBe(to)
      expect(headers, from).not.toHaveProperty('set-cookie')
    }
    await page.goto('/natal')
    await expect(page).toHaveURL('/ofertas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
  })

  test('what cannot be decoded is answered as any unknown address is, everywhere (NAV-15)', async ({
    baseURL,
  }) => {
    for (const folder of ['/', '/oferta/', '/media/', '/api/', '/_next/static/', '/admin/']) {
      for (const asked of [`${folder}%`, `${folder}%E0%A4%A?x=%E0%A4%A`]) {
        const { status, headers } = await rawRequest(String(baseURL), asked)
        const { pathname } = new URL(headers.location?.[0] ?? '/', baseURL)
        const expected = { '/oferta/': [307, '/ofertas'], '/admin/': [307, '/admin/login'] }[folder]
        expect.soft([status, pathname], asked).toEqual(expected ?? [404, '/'])
      }
      const data = await rawRequest(String(baseURL), `${folder}%`, { headers: { rsc: '1' } })
      expect.soft(data.status, `the data of ${folder}%`).toBeLessThan(500)
    }
  })

  test('/favicon.ico is an icon, and no page names it', async ({ baseURL }) => {
    const { status, headers, body } = await rawRequest(String(baseURL), '/favicon.ico')
    expect([status, headers['content-type'], body.length < 4096]).toEqual([200, ['image/png'], true])
    const page = await rawRequest(String(baseURL), '/sobre')
    expect(page.body.match(/<link rel="(?:icon|apple-touch-icon)" href="[^"?]+/g)).toEqual([
      '<link rel="icon" href="/icones/site.svg',
      '<link rel="apple-touch-icon" href="/icones/toque-180.png',
    ])
  })

  test('an unknown path answers 404 with its own text, a way home and the header (NAV-3)', async ({
    page,
    tolerate,
  }) => {
    tolerate(missingPage)
    const unknown = '/este-caminho-nao-existe'
    const response = await open(page, unknown)
    expect(response?.status()).toBe(404)
    const text = page.getByText('Oops! Page not found')
    await expect(text).toBeVisible()
    expect(await text.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    const home = page.getByRole('main').getByRole('link', { name: /início/i })
    await home.first().click()
    await expect(page).toHaveURL('/')
    await open(page, unknown)
    await page.getByRole('banner').getByRole('link', { name: 'PACOTES' }).click()
    await expect(page).toHaveURL('/ofertas')
  })
})
