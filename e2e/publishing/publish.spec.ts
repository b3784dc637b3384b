import { setTimeout as sleep } from 'node:timers/promises'
import { packageSlug } from './document.ts'
import { expect, test } from './fixtures.ts'

const pages = ['/', '/ofertas', `/oferta/${packageSlug}`]
// Longer than pages may share one read of the backend.
const UNSHARED_MS = 1200

for (const mode of ['ok', 'hang', '500', 'bad', 'refused'] as const) {
  test(`published content shows in both processes at the next request, backend then ${mode}`, async ({
    site,
  }) => {
    for (const path of pages) {
      await site.a.get(path)
      await site.b.get(path)
    }
    const version = site.backend.edit()
    expect(await site.a.publish()).toEqual({ status: 200, body: '{"fresh":true}' })
    await site.backend.fail(mode)
    await sleep(UNSHARED_MS)
    for (const path of pages) {
      for (const server of [site.a, site.b]) {
        const page = await server.get(path)
        expect(page, path).toMatchObject({ status: 200, version })
        expect(page.milliseconds).toBeLessThan(5000)
      }
    }
  })
}

for (const renderer of ['a', 'b'] as const) {
  test(`a page that ${renderer} renders while a publishes does not keep the old content`, async ({
    site,
  }) => {
    await sleep(UNSHARED_MS)
    const { arrival, release } = site.backend.holdNextRead()
    const rendering = site[renderer].get('/')
    await arrival
    const version = site.backend.edit()
    await site.a.publish()
    release()
    await rendering
    expect((await site[renderer].get('/')).version).toBe(version)
  })
}

test('a package taken out of the air redirects, and shows again when it returns', async ({ site }) => {
  const path = `/oferta/${packageSlug}`
  const servers = [site.a, site.b]
  for (const server of servers) expect((await server.get(path)).status).toBe(200)
  site.backend.edit((document) => ({ ...document, packages: [] }))
  await site.a.publish()
  for (const server of servers) {
    expect(await server.get(path)).toMatchObject({ status: 307, location: '/ofertas' })
    expect((await server.get('/sitemap.xml')).html).not.toContain(path)
  }
  const version = site.backend.edit()
  await site.b.publish()
  for (const server of servers) {
    expect(await server.get(path)).toMatchObject({ status: 200, version })
    expect((await server.get('/sitemap.xml')).html).toContain(path)
  }
})

test('a package created after the build gets a page and loses it again', async ({ site }) => {
  const created = { id: 'nova', name: 'Nova', slug: 'oferta-nova', category: 'familia', price: 10 }
  expect((await site.a.get('/oferta/oferta-nova')).status).toBe(307)
  for (const { packages, status } of [
    { packages: [created], status: 200 },
    { packages: [{ ...created, active: false }], status: 307 },
  ]) {
    site.backend.edit((document) => ({ ...document, packages }))
    await site.a.publish()
    for (const server of [site.a, site.b])
      expect((await server.get('/oferta/oferta-nova')).status).toBe(status)
  }
})

test('a crowd after a publication costs the backend two reads at most', async ({ site: { backend, a } }) => {
  const version = backend.edit()
  await a.publish()
  await sleep(UNSHARED_MS)
  backend.reads = 0
  const crowd = await Promise.all(
    Array.from({ length: 60 }, (_, visitor) => a.get(pages[visitor % 3] ?? '/')),
  )
  for (const page of crowd) expect(page).toMatchObject({ status: 200, version })
  expect(backend.reads).toBeLessThanOrEqual(2)
})
