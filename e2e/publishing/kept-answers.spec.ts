import type { WebServer } from '../support/web-server.ts'
import { packageSlug } from './document.ts'
import { expect, test } from './fixtures.ts'

const pages = ['/', '/ofertas', `/oferta/${packageSlug}`, '/sobre', '/sitemap.xml']

/** Next packs each answer on its way and cannot say its length. */
async function isKept(server: WebServer, path: string) {
  const answer = await server.get(path)
  return answer.headers.get('content-encoding') !== null && answer.headers.get('content-length') !== null
}

async function keepAll(...servers: WebServer[]) {
  for (const server of servers) {
    for (const path of pages)
      await expect.poll(() => isKept(server, path), { message: path, intervals: [50] }).toBe(true)
  }
}

for (const publisher of ['a', 'b'] as const) {
  test(`what both processes keep packed is shown by neither once ${publisher} has published`, async ({
    site,
  }) => {
    const { a, b, backend } = site
    for (let turn = 0; turn < 2; turn += 1) {
      await keepAll(a, b)
      const version = backend.edit()
      await site[publisher].publish()
      for (const server of [a, b]) {
        for (const path of pages.slice(0, 3)) expect((await server.get(path)).version, path).toBe(version)
      }
    }
  })
}

test('a package taken out of the air redirects, though its page was kept', async ({
  site: { a, b, backend },
}) => {
  await keepAll(a, b)
  backend.edit((document) => ({ ...document, packages: [] }))
  await a.publish()
  for (const server of [a, b]) {
    expect(await server.get(`/oferta/${packageSlug}`)).toMatchObject({ status: 307, location: '/ofertas' })
    expect((await server.get('/sitemap.xml')).html).not.toContain(packageSlug)
  }
})

test('what is kept has the headers of what Next sent, and is nobody’s who may be signed in', async ({
  site: { a },
}) => {
  const first = await a.get('/sobre?sem-guardar')
  await keepAll(a)
  const kept = await a.get('/sobre')
  expect(kept.html).toBe(first.html)
  for (const name of ['content-security-policy', 'cache-control', 'vary', 'etag', 'content-type'])
    expect(kept.headers.get(name), name).toBe(first.headers.get(name))
  const own = await a.get('/sobre', { cookie: 'panel-session=x' })
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(own.html).toContain('/admin/editar')
  expect(await isKept(a, '/sobre')).toBe(true)
})

test('scripts leave packed once, with brotli where it is understood', async ({ site: { a } }) => {
  const [script = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec((await a.get('/')).html) ?? []
  await expect
    .poll(async () =>
      (await a.get(script, { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding'),
    )
    .toBe('br')
  const [packed, plain] = await Promise.all([
    a.get(script, { 'accept-encoding': 'br' }),
    a.get(script, { 'accept-encoding': 'identity' }),
  ])
  expect(packed.html).toBe(plain.html)
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.html.length / 2)
})
