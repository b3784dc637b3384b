import { expect, test } from './fixtures.ts'
import { inactivePackages } from './support/content.ts'
import { missingPage } from './support/faults.ts'
import { open } from './support/page.ts'
import { rawRequest } from './support/raw-request.ts'

const redirects = [
  ['/natal', '/ofertas'],
  ['/carnaval', '/ofertas'],
  ['/outubromagico', '/ofertas'],
  ['/reveillon', '/ofertas'],
  ['/faca-sua-reserva', '/'],
  ...inactivePackages.map(({ slug }) => [`/oferta/${slug}`, '/ofertas']),
  ['/oferta/nunca-existiu', '/ofertas'],
  ['/oferta/Natal-2026', '/ofertas'],
]

test.describe('redirects', { tag: '@desktop' }, () => {
  test('campaigns of the past and packages that are none lead on, for the time being', async ({
    page,
    baseURL,
  }) => {
    for (const [from = '', to = ''] of redirects) {
      const answer = await page.request.get(from, { maxRedirects: 0 })
      expect(answer.status(), from).toBe(307)
      expect(new URL(String(answer.headers().location), baseURL).pathname, from).toBe(to)
      expect(answer.headers(), from).not.toHaveProperty('set-cookie')
    }
    await page.goto('/natal')
    await expect(page).toHaveURL('/ofertas')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
  })

  test('there are inactive packages to try', () => {
    expect(inactivePackages.map(({ slug }) => slug)).toEqual(['outubro-magico-2027', 'pascoa-2027'])
  })
})

const undecodable = ['%', '%E0%A4%A', '%ff', 'natal-2026%', '%c0%ae', 'a/%/b']

test('what cannot be decoded is answered as any unknown address is, everywhere (NAV-15)', {
  tag: '@desktop',
}, async ({ baseURL }) => {
  for (const folder of ['/', '/oferta/', '/ofertas/', '/media/', '/api/', '/_next/static/', '/admin/']) {
    for (const asked of undecodable.flatMap((name) => [folder + name, `${folder + name}?x=%E0%A4%A`])) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await rawRequest(String(baseURL), asked, { method })
        const [location = ''] = headers.location ?? []
        const { pathname } = new URL(location, baseURL)
        const isOffer = folder === '/oferta/' && !asked.includes('/b')
        if (isOffer) expect.soft([status, pathname], `${method} ${asked}`).toEqual([307, '/ofertas'])
        else if (folder !== '/admin/') expect.soft(status, `${method} ${asked}`).toBe(404)
        else expect.soft(pathname, `${method} ${asked}`).toBe('/admin/login')
      }
    }
    const fetched = await rawRequest(String(baseURL), `${folder}%`, { headers: { rsc: '1' } })
    expect.soft(fetched.status, `${folder}% for the router`).toBeLessThan(500)
  }
  const page = await rawRequest(String(baseURL), '/oferta/a/%')
  expect(page.body).toContain('Oops! Page not found')
})

test('/favicon.ico is an icon, and no page names it', { tag: '@desktop' }, async ({ page, baseURL }) => {
  const answer = await page.request.get('/favicon.ico', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
  expect((await answer.body()).length).toBeLessThan(4096)
  const { body } = await rawRequest(String(baseURL), '/sobre')
  expect(body.match(/<link rel="(?:icon|apple-touch-icon)" href="[^"?]+/g)).toEqual([
    '<link rel="icon" href="/icones/site.svg',
    '<link rel="apple-touch-icon" href="/icones/toque-180.png',
  ])
})

test('an unknown path answers 404 with its own text and a way home (NAV-3)', {
  tag: '@desktop',
}, async ({ page, tolerate }) => {
  tolerate(missingPage)
  const response = await open(page, '/este-caminho-nao-existe')
  expect(response?.status()).toBe(404)
  const text = page.getByText('Oops! Page not found')
  await expect(text).toBeVisible()
  expect(await text.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page
    .getByRole('main')
    .getByRole('link', { name: /início/i })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu refúgio exclusivo no campo')
})

test('the header leads on from a page that does not exist', { tag: '@desktop' }, async ({
  page,
  tolerate,
}) => {
  tolerate(missingPage)
  await open(page, '/este-caminho-nao-existe')
  await page.getByRole('banner').getByRole('link', { name: 'PACOTES' }).click()
  await expect(page).toHaveURL('/ofertas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossos Pacotes Especiais')
})
