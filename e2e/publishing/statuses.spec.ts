import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { routes } from '../../lib/paths.ts'
import { rawRequest } from '../support/raw-request.ts'
import { distDirUnderTest, WebServer } from '../support/web-server.ts'
import { packageSlug } from './document.ts'
import { expect, test } from './fixtures.ts'

const pages = [...Object.values(routes), `/oferta/${packageSlug}`]

test('every page carries a policy that trusts exactly its own inline scripts, and blocks one that got in past the app', async ({
  site: { a },
  page,
}) => {
  for (const path of [...pages, '/nada']) {
    const { status, location, policy, html } = await a.get(path)
    expect([status, location], path).toEqual([path === '/nada' ? 404 : 200, null])
    const scripts = [...html.matchAll(/<script(?![^>]*(?:[\s-]src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
    const expected = new Set(scripts.map(([, code = '']) => `'sha256-${sha256(code)}'`))
    expect(expected.size, path).toBeGreaterThan(0)
    expect(new Set(policy.match(/'sha256-[^']+'/g)), path).toEqual(expected)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'self'")
  }

  const injected =
    '<script>document.title = "invadido"</script><img src="/x" onerror="document.title = \'invadido\'">'
  await page.route('**/privacidade', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', `${injected}</main>`)
    await route.fulfill({ response, body })
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.goto(a.url('/privacidade'))
  // The page's own scripts have run.
  await expect.poll(() => page.evaluate(() => '__next_f' in window)).toBe(true)
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2)
  expect(await page.title()).not.toContain('invadido')
})

test('a page that the hotel does without answers as an unknown address, and nothing links to it (PAGE-9)', async ({
  site: { backend, a },
}) => {
  const gone = [routes.leisure, routes.restaurant, routes.survey]
  backend.edit((document) => ({
    ...document,
    leisure_blocks: [],
    pages: [{ id: 'pages', restaurant: { shown: false }, survey: { shown: false } }],
  }))
  await a.publish()
  for (const path of gone) {
    const { status, html } = await a.get(path)
    expect(status, path).toBe(404)
    expect(html, path).toContain('Oops! Page not found')
    expect(html, path).toMatch(/<meta name="robots" content="noindex/)
  }
  for (const path of [...pages, '/nada', '/sitemap.xml']) {
    const { html } = await a.get(path)
    for (const target of gone)
      expect(html, `${target} on ${path}`).not.toMatch(new RegExp(`href="${target}|${target}</loc>`))
  }
  backend.edit()
  await a.publish()
  for (const path of gone) expect((await a.get(path)).status, path).toBe(200)
})

test('no page keeps or repeats what one visitor wrote into the address (SEC-9), and unknown addresses leave no file', async ({
  site: { a, dataDir },
}) => {
  const secret = 'segredo-so-de-um-visitante'
  const bodyOf = async (path: string, headers = {}) => (await rawRequest(a.origin, path, { headers })).body
  const { html } = await a.get(`/oferta/${packageSlug}`)
  const [, image = ''] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? []
  expect(image).toContain(packageSlug)
  await a.get('/nada')
  const files = () =>
    [dataDir, `${distDirUnderTest()}/server`].flatMap((path) =>
      readdirSync(path, { recursive: true, encoding: 'utf8' }),
    )
  const before = files()
  for (const path of ['/', '/ofertas', '/pesquisa', `/oferta/${packageSlug}`, undefined]) {
    for (const headers of [{}, { rsc: '1' }]) {
      // Every page is rendered by the very request that has the query: a publication outdates all of them before.
      await a.publish()
      const first = await bodyOf(`${path ?? `/convite/${secret}`}?x=${secret}&_rsc=${secret}`, headers)
      const next = await bodyOf(path ?? '/nada')
      for (const body of [first, next]) {
        expect(body.length).toBeGreaterThan(1000)
        expect(body).not.toContain(secret)
      }
    }
  }
  for (let number = 0; number < 10; number++) {
    expect((await a.get(`/oferta/aleatoria-${number}`)).status).toBe(307)
    expect((await a.get(image.replace(packageSlug, `aleatoria-${number}`))).status).toBe(404)
    expect((await a.get(`/aleatoria-${number}`)).status).toBe(404)
  }
  expect(files()).toEqual(before)
  const data = await rawRequest(a.origin, '/ofertas', { headers: { rsc: '1' } })
  expect(data.headers['cache-control']).toEqual(['private, no-cache'])
})

test('a half-configured server does not start and says everything that is missing', async () => {
  const server = new WebServer({ NEXT_DIST_DIR: distDirUnderTest(), HOTEL_SLUG: 'Não é um slug' })
  const start = server.start().finally(() => server.kill())
  await expect(start).rejects.toThrow(/código 1.*SUPABASE_URL.*SUPABASE_PUBLISHABLE_KEY.*HOTEL_SLUG/s)
})

function sha256(code: string) {
  return createHash('sha256').update(code).digest('base64')
}
