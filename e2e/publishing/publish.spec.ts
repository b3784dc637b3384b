import { hook } from '../support/web-server.ts'
import { packageSlug } from './document.ts'
import { expect, expectVersion, test } from './fixtures.ts'

const pages = ['/', '/ofertas', `/oferta/${packageSlug}`]

test('published content shows at the next request, on the other instance soon, and stays whatever the backend does', async ({
  site: { backend, a, b },
}) => {
  for (const mode of ['ok', 'hang', '500', 'bad', 'refused'] as const) {
    await test.step(`then the backend is in the state ${mode}`, async () => {
      await backend.fail('ok')
      for (const path of pages) await a.get(path)
      const version = backend.edit()
      expect(await a.publish()).toEqual({ status: 200, body: '{"fresh":true}' })
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
    })
  }
})

test('publishing during an outage, or without a hotel in the answer, harms nothing', async ({
  site: { backend, a },
}) => {
  const { version } = await a.get('/')
  for (const hotel of [null, {}, 'quaresmeira']) {
    backend.edit((document) => ({ ...document, hotel }))
    expect(await a.publish()).toEqual({ status: 200, body: '{"fresh":false}' })
    expect(await a.get('/')).toMatchObject({ status: 200, version })
  }
  await backend.fail('500')
  expect(await a.publish()).toEqual({ status: 200, body: '{"fresh":false}' })
  expect(await a.get('/')).toMatchObject({ status: 200, version })
})

test('a package appears with its page, and leaves page and sitemap when it is gone', async ({
  site: { backend, a, b },
}) => {
  const path = '/oferta/oferta-nova'
  const created = { id: 'nova', name: 'Nova', slug: 'oferta-nova', category: 'familia', price: 10 }
  expect((await a.get(path)).status).toBe(307)
  for (const [packages, isShown] of [
    [[created], true],
    [[{ ...created, active: false }], false],
    [[created], true],
    [[], false],
  ] as const) {
    const version = backend.edit((document) => ({ ...document, packages }))
    await a.publish()
    await expectVersion(b, version)
    for (const server of [a, b]) {
      const { status, location } = await server.get(path)
      expect([status, location]).toEqual(isShown ? [200, null] : [307, '/ofertas'])
      expect((await server.get('/sitemap.xml')).html.includes(path)).toBe(isShown)
    }
  }
})

test('a crowd after a publication costs the backend two reads at most', async ({ site: { backend, a } }) => {
  const version = backend.edit()
  await a.publish()
  backend.reads = 0
  const crowd = await Promise.all(
    Array.from({ length: 60 }, (_, visitor) => a.get(pages[visitor % 3] ?? '/')),
  )
  for (const page of crowd) expect(page).toMatchObject({ status: 200, version })
  expect(backend.reads).toBeLessThanOrEqual(2)
})

test('a restart during an outage serves the last published content, and readiness tells the outage', async ({
  site: { backend, a },
}) => {
  const ready = async () => {
    const { status, html, headers } = await a.get('/api/health/ready', hook)
    expect(headers.get('cache-control')).toBe('no-store')
    const { status: state, failing, release, contentAge } = JSON.parse(html)
    expect(release).toMatch(/^[\w-]+$/)
    expect(contentAge).toBeGreaterThanOrEqual(0)
    expect((await a.get('/api/health/ready')).html).toBe('{"serves":true}')
    return { status, state, failing }
  }
  const version = backend.edit()
  await a.publish()
  expect(await ready()).toEqual({ status: 200, state: 'fresh', failing: [] })
  await a.kill()
  await backend.fail('hang')
  await a.start()
  for (const path of pages) expect(await a.get(path), path).toMatchObject({ status: 200, version })
  const unknown = await a.get('/oferta/qualquer')
  expect(unknown).toMatchObject({ status: 307, location: '/ofertas' })
  expect(unknown.milliseconds).toBeLessThan(5000)
  expect(await ready()).toEqual({ status: 200, state: 'stale', failing: [] })
  expect(await a.get('/api/health', hook)).toMatchObject({ status: 200, html: '{"status":"ok"}' })
  await backend.fail('ok')
  await a.publish()
  expect(await ready()).toEqual({ status: 200, state: 'fresh', failing: [] })
})
