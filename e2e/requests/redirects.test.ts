import { describe, expect, test } from 'vitest'
import { inactivePackages } from '../support/content.ts'
import { attributes } from '../support/html.ts'
import { rawRequest } from '../support/raw-request.ts'
import { WebServer } from '../support/web-server.ts'

const site = WebServer.shared()

/** Returns the status, and the target of the one location header. */
async function answer(path: string) {
  const { status, headers } = await rawRequest(site.origin, path)
  const { location = [] } = headers
  expect(location.length).toBe(status === 307 ? 1 : 0)
  expect(headers).not.toHaveProperty('set-cookie')
  return [status, new URL(location[0] ?? '/', site.origin).pathname]
}

test.each([
  ...['/natal', '/carnaval', '/outubromagico', '/reveillon'].map((from) => [from, '/ofertas']),
  ['/faca-sua-reserva', '/'],
])('the address of a past campaign %s redirects to %s, uncached (NAV-2)', async (from, to) => {
  expect(await answer(from)).toEqual([307, to])
})

test('an offer that is not shown redirects to the offers, whether it exists or not (NAV-2)', async () => {
  expect(inactivePackages.length).toBeGreaterThan(0)
  for (const slug of [...inactivePackages.map((pkg) => pkg.slug), 'nunca-existiu', 'Natal-2026'])
    expect(await answer(`/oferta/${slug}`), slug).toEqual([307, '/ofertas'])
})

test('an unknown address answers 404 with its own words, a link home and three suggestions (NAV-3)', async () => {
  const { status, html, headers } = await site.get('/este-caminho-nao-existe')
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(html).toContain('<html lang="pt-BR"')
  const [, main = ''] = /<main\b([\s\S]*)<\/main>/.exec(html) ?? []
  expect(main).toMatch(/<h1 lang="en"[^>]*>Oops! Page not found<\/h1>/)
  expect(main).toContain('Esta página mudou de endereço ou nunca existiu, mas o caminho de volta é curto.')
  expect(main).toMatch(/<a href="\/"[^>]*>Voltar ao início<\/a>/)
  expect(attributes(main, 'a', 'href')).toHaveLength(4)
  expect(html).toMatch(/<header[\s\S]*<footer/)
})

describe('an address that cannot be decoded is answered like any unknown one (NAV-15)', () => {
  test.each(['/', '/oferta/', '/media/', '/api/', '/_next/static/', '/admin/'])('in %s', async (folder) => {
    const elsewhere = { '/oferta/': [307, '/ofertas'], '/admin/': [307, '/admin/login'] }[folder]
    for (const asked of [`${folder}%`, `${folder}%E0%A4%A?x=%E0%A4%A`])
      expect(await answer(asked), asked).toEqual(elsewhere ?? [404, '/'])
    const data = await rawRequest(site.origin, `${folder}%`, { headers: { rsc: '1' } })
    expect(data.status).toBeLessThan(500)
  })
})

test('/favicon.ico is an icon, and pages link the icons of the brand (NAV-15, BRAND-7)', async () => {
  const { status, headers, body } = await rawRequest(site.origin, '/favicon.ico')
  expect([status, headers['content-type'], body.length < 4096]).toEqual([200, ['image/png'], true])
  const page = await rawRequest(site.origin, '/sobre')
  expect(page.body.match(/<link rel="(?:icon|apple-touch-icon)" href="[^"?]+/g)).toEqual([
    '<link rel="icon" href="/icones/site.svg',
    '<link rel="apple-touch-icon" href="/icones/toque-180.png',
  ])
})
