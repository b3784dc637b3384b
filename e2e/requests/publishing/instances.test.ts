import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startOwnServers } from '../../support/own-servers.ts'
import { packageSlug } from '../../support/site-document.ts'
import { hook, type WebServer } from '../../support/web-server.ts'

const pages = ['/', '/ofertas', `/oferta/${packageSlug}`]
const fresh = { status: 200, body: '{"fresh":true}' }
const stale = { status: 200, body: '{"fresh":false}' }

/** Runs two instances of one build: only `a` is notified of publications. */
const site = await startOwnServers(2)
const { backend, server: a } = site
const b = site.servers[1] ?? a
afterAll(() => site.stop())
beforeAll(() => expect(site.servers).toHaveLength(2))
beforeEach(() => site.publish())

/** Waits until an instance has read a publication from the database. */
function expectVersion(server: WebServer, version: number) {
  return expect.poll(async () => (await server.get('/')).version, { timeout: 10_000 }).toBe(version)
}

test.each(['ok', 'hang', '500', 'bad', 'refused'] as const)(
  'published content shows at the next request, soon on the other instance, and stays when the backend is "%s" (PUB-1, PUB-5, PUB-10)',
  async (mode) => {
    for (const path of pages) await a.get(path)
    const version = backend.edit()
    expect(await a.publish()).toEqual(fresh)
    for (const path of pages) expect(await a.get(path), path).toMatchObject({ status: 200, version })
    await expectVersion(b, version)
    await backend.fail(mode)
    for (const server of [a, b]) {
      for (const path of pages) {
        const page = await server.get(path)
        expect(page, path).toMatchObject({ status: 200, version })
        expect(page.milliseconds).toBeLessThan(5000)
      }
    }
  },
)

test('publishing is refused without the secret, and does no harm in an outage or when the response has no hotel (PUB-3, PUB-5)', async () => {
  const { version } = await a.get('/')
  for (const wrong of [null, 'Bearer x']) expect((await a.publish(wrong)).status).toBe(401)
  for (const hotel of [null, {}, 'quaresmeira']) {
    backend.edit((document) => ({ ...document, hotel }))
    expect(await a.publish()).toEqual(stale)
    expect(await a.get('/')).toMatchObject({ status: 200, version })
  }
  await backend.fail('500')
  expect(await a.publish()).toEqual(stale)
  expect(await a.get('/')).toMatchObject({ status: 200, version })
})

test('a package appears with its page, and disappears from page and sitemap when deleted (PUB-10, SEO-4)', async () => {
  const path = '/oferta/oferta-nova'
  const created = { id: 'nova', name: 'Nova', slug: 'oferta-nova', category: 'familia', price: 10 }
  expect((await a.get(path)).status).toBe(307)
  for (const [packages, isShown] of [
    [[created], true],
    [[{ ...created, active: false }], false],
    [[created], true],
    [[], false],
  ] as const) {
    await expectVersion(b, await site.publish((document) => ({ ...document, packages })))
    for (const server of [a, b]) {
      const { status, location } = await server.get(path)
      expect([status, location]).toEqual(isShown ? [200, null] : [307, '/ofertas#indisponivel'])
      expect((await server.get('/sitemap.xml')).html.includes(path)).toBe(isShown)
    }
  }
})

test('a crowd after a publication costs the backend at most two reads, and one per further second (PUB-4)', async () => {
  const version = await site.publish()
  backend.reads = 0
  const began = performance.now()
  const crowd = await Promise.all(
    Array.from({ length: 60 }, (_, visitor) => a.get(pages[visitor % 3] ?? '/')),
  )
  for (const page of crowd) expect(page).toMatchObject({ status: 200, version })
  const seconds = Math.floor((performance.now() - began) / 1000)
  expect(backend.reads).toBeLessThanOrEqual(2 + seconds)
})

test('a read that began before a publication does not count after it (PUB-1)', async () => {
  const { arrival, release } = backend.holdNextRead()
  backend.edit()
  const before = a.publish()
  await arrival
  const version = backend.edit()
  const after = a.publish()
  release()
  expect(await Promise.all([before, after])).toEqual([fresh, fresh])
  for (const path of pages) expect(await a.get(path), path).toMatchObject({ status: 200, version })
})

test('a restart during an outage serves the last published content, and readiness reports the outage (PUB-5, PUB-8)', async () => {
  const ready = async () => {
    const { status, html, headers } = await a.get('/api/health/ready', hook)
    expect(headers.get('cache-control')).toBe('no-store')
    const { status: state, failing, release, contentAge } = JSON.parse(html)
    expect(release).toMatch(/^\d{4}-\d\d-\d\d-[0-9a-f]{7,}-[\w-]{4}$/)
    expect(contentAge).toBeGreaterThanOrEqual(0)
    expect(await a.get('/api/health/ready')).toMatchObject({ status, html: '{"serves":true}' })
    return { status, state, failing }
  }
  const version = await site.publish()
  expect(await ready()).toEqual({ status: 200, state: 'fresh', failing: [] })
  await a.kill()
  await backend.fail('hang')
  await a.start()
  for (const path of pages) expect(await a.get(path), path).toMatchObject({ status: 200, version })
  const unknown = await a.get('/oferta/qualquer')
  expect(unknown).toMatchObject({ status: 307, location: '/ofertas#indisponivel' })
  expect(unknown.milliseconds).toBeLessThan(5000)
  expect(await ready()).toEqual({ status: 503, state: 'stale', failing: ['backend'] })
  expect(await a.get('/api/health', hook)).toMatchObject({ status: 200, html: '{"status":"ok"}' })
  await site.publish()
  expect(await ready()).toEqual({ status: 200, state: 'fresh', failing: [] })
})
