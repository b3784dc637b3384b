import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../../lib/paths.ts'
import { hook, WebServer } from '../support/web-server.ts'
import { packageSlug } from './document.ts'
import { expect, test } from './fixtures.ts'

// Longer than pages may share one read of the backend.
const UNSHARED_MS = 1200

test('a publication that nobody has seen yet survives kill -9', async ({ site: { backend, a } }) => {
  await a.get('/ofertas')
  const version = backend.edit()
  await a.publish()
  await a.kill()
  await a.start()
  expect((await a.get('/ofertas')).version).toBe(version)
})

test('a restart during an outage serves the last known content', async ({ site: { backend, a } }) => {
  const version = backend.edit()
  await a.publish()
  await backend.fail('hang')
  await a.kill()
  await sleep(UNSHARED_MS)
  await a.start()
  for (const path of ['/', '/ofertas', `/oferta/${packageSlug}`]) {
    expect(await a.get(path), path).toMatchObject({ status: 200, version })
  }
  const unknown = await a.get('/oferta/qualquer')
  expect(unknown).toMatchObject({ status: 307, location: '/ofertas' })
  expect(unknown.milliseconds).toBeLessThan(5000)
})

test('a first start without backend or copy shows what the build rendered', async ({ site: { env } }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'publishing-'))
  const server = new WebServer({ ...env, DATA_DIR: dataDir, SUPABASE_URL: 'http://127.0.0.1:9' })
  try {
    await server.start()
    for (const path of [...Object.values(routes), `/oferta/${packageSlug}`, '/sitemap.xml'])
      expect((await server.get(path)).status, path).toBe(200)
    const { status, html } = await server.get('/api/health/ready', hook)
    expect([status, JSON.parse(html)]).toMatchObject([503, { status: 'empty', failing: ['content'] }])
    // Scripts would have to draw Next's own page of a failure, and its policy forbids them.
    const failed = await server.get('/oferta/qualquer')
    expect(failed.status).toBe(500)
    expect(failed.html).toContain('<h1>Algo não saiu como esperávamos</h1>')
    expect(failed.html).toContain(`<code>${failed.headers.get('x-request-id')}</code>`)
    expect(failed.html).not.toContain('<script')
    const lines = server.log.split('\n').filter((line) => line.includes('"request_failed"'))
    expect(lines.map((line) => JSON.parse(line).request)).toContain(failed.headers.get('x-request-id'))
  } finally {
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('publishing while the backend is down harms nothing', async ({ site: { backend, a, b } }) => {
  const { version } = await a.get('/')
  await backend.fail('500')
  expect(await a.publish()).toEqual({ status: 200, body: '{"fresh":false}' })
  for (const server of [a, b]) expect(await server.get('/')).toMatchObject({ status: 200, version })
})

test('readiness tells an outage and stays ready with what it has; liveness tells nothing', async ({
  site: { backend, a },
}) => {
  const ready = async () => {
    const { status, html, headers } = await a.get('/api/health/ready', hook)
    expect(headers.get('cache-control')).toBe('no-store')
    const { status: state, failing, release, contentAge } = JSON.parse(html)
    expect(release).toMatch(/^[\w-]+$/)
    expect(contentAge).toBeGreaterThanOrEqual(0)
    // Who does not know the secret learns whether it serves, and nothing else.
    expect((await a.get('/api/health/ready')).html).toBe('{"serves":true}')
    return { status, state, failing }
  }
  expect(await ready()).toEqual({ status: 200, state: 'fresh', failing: [] })
  await backend.fail('refused')
  await sleep(UNSHARED_MS)
  expect(await ready()).toEqual({ status: 200, state: 'stale', failing: [] })
  expect(await a.get('/api/health', hook)).toMatchObject({ status: 200, html: '{"status":"ok"}' })
  await backend.fail('ok')
  await a.publish()
  expect(await ready()).toEqual({ status: 200, state: 'fresh', failing: [] })
})
