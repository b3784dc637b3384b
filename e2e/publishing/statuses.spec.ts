import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { routes } from '../../lib/paths.ts'
import { WebServer } from '../support/web-server.ts'
import { packageSlug } from './document.ts'
import { expect, test } from './fixtures.ts'

const pages = [...Object.values(routes), `/oferta/${packageSlug}`]

test('status codes are real and every redirect has one location', async ({ site: { a } }) => {
  for (const path of pages) {
    expect(await a.get(path), path).toMatchObject({ status: 200, location: null })
  }
  for (const path of ['/oferta/inexistente', '/natal', '/carnaval', '/outubromagico', '/reveillon']) {
    expect(await a.get(path), path).toMatchObject({ status: 307, location: '/ofertas' })
  }
  expect(await a.get('/faca-sua-reserva')).toMatchObject({ status: 307, location: '/' })
  for (const path of ['/nada', '/a/b/c']) expect((await a.get(path)).status, path).toBe(404)
})

test('a page that the hotel does without answers as an unknown address, and nothing leads there (PAGE-9)', async ({
  site: { backend, a, b },
}) => {
  const gone = [routes.leisure, routes.restaurant, routes.survey]
  backend.edit((document) => ({
    ...document,
    leisure_blocks: [],
    pages: [{ id: 'pages', restaurant: { shown: false }, survey: { shown: false } }],
  }))
  await a.publish()
  for (const server of [a, b]) {
    for (const path of gone) {
      const { status, html } = await server.get(path)
      expect(status, path).toBe(404)
      expect(html, path).toContain('Oops! Page not found')
      expect(html, path).toMatch(/<meta name="robots" content="noindex/)
    }
    for (const path of [...pages, '/nada', '/sitemap.xml']) {
      const { html } = await server.get(path)
      for (const target of gone) {
        expect(html, `${target} on ${path}`).not.toMatch(new RegExp(`href="${target}|${target}</loc>`))
      }
    }
  }
  backend.edit()
  await a.publish()
  for (const path of gone) expect((await b.get(path)).status, path).toBe(200)
})

test('an unknown path is logged on the server, once and encoded', async ({ site: { a } }) => {
  // Other tests ask for so many unknown paths that theirs are only counted.
  await a.kill()
  await a.start()
  expect((await a.get('/chal%C3%A9s/n%C3%A3o?hóspede=1')).status).toBe(404)
  await a.get('/sobre')
  await expect.poll(() => a.log).toContain('"path":"/chal%C3%A9s/n%C3%A3o"')
  expect(a.log.split('chal%C3%A9s')).toHaveLength(2)
})

test('every page carries a policy that trusts exactly its own inline scripts', async ({ site }) => {
  const paths = [...pages, '/oferta/inexistente', '/nada']
  const rendered = await Promise.all(
    [site.a, site.b].flatMap((server) => paths.map((path) => server.get(path))),
  )
  for (const { policy, html } of [site.built, ...rendered]) {
    const scripts = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
    const expected = new Set(scripts.map(([, code = '']) => `'sha256-${sha256(code)}'`))
    expect(expected.size).toBeGreaterThan(0)
    expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(expected)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'self'")
  }
})

test('every answer carries the floor of security headers', async ({ site: { a } }) => {
  for (const path of [
    '/',
    '/nada',
    '/oferta/inexistente',
    '/api/health',
    '/sitemap.xml',
    '/images/serra.svg',
  ]) {
    const { policy, headers } = await a.get(path)
    expect(policy, path).toMatch(/^default-src '(?:none|self)'/)
    // The panel of this site shows its pages in a frame; nothing else does, and no other answer is shown in one.
    const isPage = policy.startsWith("default-src 'self'")
    expect(policy, path).toContain(`frame-ancestors ${isPage ? "'self'" : "'none'"}`)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('x-powered-by'), path).toBeNull()
  }
})

test('publishing is refused without the secret and then changes nothing', async ({
  site: { backend, a },
}) => {
  const { version } = await a.get('/')
  const { reads } = backend
  backend.edit()
  for (const authorization of [null, '', 'Bearer', 'Bearer segredo-errado', 'Basic abc']) {
    expect((await a.publish(authorization)).status, String(authorization)).toBe(401)
  }
  expect((await a.get('/')).version).toBe(version)
  expect(backend.reads).toBe(reads)
})

test('addresses nobody made leave nothing on the disk', async ({ site: { a, distDir, dataDir } }) => {
  const files = () =>
    [distDir, dataDir].flatMap((path) => readdirSync(path, { recursive: true, encoding: 'utf8' }))
  const { html } = await a.get(`/oferta/${packageSlug}`)
  const [, image = ''] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? []
  expect(image).toContain(packageSlug)
  // The one shared 404 page is copied at its first use.
  await a.get('/aleatoria')
  const before = files()
  for (let number = 0; number < 40; number++) {
    expect((await a.get(`/oferta/aleatoria-${number}`)).status).toBe(307)
    expect((await a.get(image.replace(packageSlug, `aleatoria-${number}`))).status).toBe(404)
    expect((await a.get(`/aleatoria-${number}`)).status).toBe(404)
  }
  expect(files()).toEqual(before)
})

test('a half-configured server does not start and says everything that is missing', async ({
  site: { env },
}) => {
  const server = new WebServer({ NEXT_DIST_DIR: env.NEXT_DIST_DIR ?? '', HOTEL_SLUG: 'Não é um slug' })
  const start = server.start().finally(() => server.kill())
  await expect(start).rejects.toThrow(/código 1.*SUPABASE_URL.*SUPABASE_PUBLISHABLE_KEY.*HOTEL_SLUG/s)
})

function sha256(code: string) {
  return createHash('sha256').update(code).digest('base64')
}
