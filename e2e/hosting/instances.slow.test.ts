import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { clockInHotel, minute } from '../../lib/dates.ts'
import { type Backend, startBackend } from '../../scripts/lib/backend.ts'
import { buildSite, isBuilt } from '../../scripts/lib/build.ts'
import { testDay } from '../../scripts/lib/test-day.ts'
import { cleanEnvironment, resultFile } from '../../scripts/lib/test-environment.ts'
import { quaresmeira } from '../../supabase/local/demo/test-content.ts'
import { service } from '../support/admin.ts'
import { WebServer } from '../support/web-server.ts'

const distDir = '.next-instances-test'
const folder = mkdtempSync(join(tmpdir(), 'instances-'))
const servers: WebServer[] = []
let backend: Backend

const environment = () => ({
  ...quaresmeira.variables,
  PATH: process.env.PATH ?? '',
  HOTEL_TODAY: testDay,
  SUPABASE_URL: backend.url,
  SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  SITE_SECRET: 'o-mesmo-segredo-em-todas-as-instancias-do-site',
})
const own = (name: string) => ({
  DATA_DIR: join(folder, name),
  NEXT_DIST_DIR: distDir,
  TRUSTED_PROXY: '127.0.0.1',
})

beforeAll(async () => {
  backend = await startBackend(join(folder, 'backend'), 0, cleanEnvironment(process.env))
  const env = environment()
  const log = resultFile('instances-build.log')
  if (!isBuilt(distDir)) await buildSite(distDir, { ...env, DATA_DIR: join(folder, 'build') }, log)
  // Points the helpers of e2e/support to this backend.
  Object.assign(process.env, env, { E2E_DATA_DIR: join(folder, 'backend') })
  for (const name of ['one', 'two']) servers.push(new WebServer({ ...env, ...own(name) }))
  await Promise.all(servers.map((server) => server.start()))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await backend?.child.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
})

test('a change in the database shows in both within two seconds (PUB-3, PUB-10)', async () => {
  for (const server of servers) await server.get('/')
  const title = 'Mudado no banco'
  expect((await service().from('about_sections').update({ title }).neq('title', title)).error).toBeNull()
  const show = async (server: WebServer) => {
    const html = async () => (await server.get('/')).html
    await expect.poll(html, { timeout: 2000 }).toContain(title)
  }
  await Promise.all(servers.map(show))
})

test('a scheduled package appears in both on time without visits or saves, and no cache keeps the old page (PUB-13)', async () => {
  const { HOTEL_TODAY: _fixed, ...real } = environment()
  const timed = ['three', 'four'].map((name) => new WebServer({ ...real, ...own(name) }))
  const { HOTEL_TODAY } = process.env
  delete process.env.HOTEL_TODAY
  try {
    await Promise.all(timed.map((server) => server.start()))
  } finally {
    process.env.HOTEL_TODAY = HOTEL_TODAY
  }
  servers.push(...timed)
  const at = Math.ceil((Date.now() + 10_000) / minute) * minute
  const [offerStart = '', showFromTime = ''] = clockInHotel(at).split(' ')
  const { data } = await service().from('hotel_content').select().eq('section', 'packages').single()
  const [first, ...others] = z.array(z.looseObject({ slug: z.string() })).parse(data?.data)
  const times = { dates: { offerStart }, showFromStart: true, showFromTime, hideAtEnd: false }
  const packages = JSON.parse(JSON.stringify([{ ...first, active: true, ...times }, ...others]))
  const change = service().from('hotel_content').update({ data: packages })
  expect((await change.match({ hotel_id: data?.hotel_id, section: 'packages' })).error).toBeNull()
  const path = `/oferta/${first?.slug}`
  for (const server of timed) {
    await expect.poll(async () => (await server.get(path)).status, { timeout: 5000 }).toBe(307)
    const { headers } = await server.get('/ofertas')
    const [fresh = 0, stale = 0] = [...(headers.get('cache-control') ?? '').matchAll(/\d+/g)].map(Number)
    expect(Date.now() + (fresh + stale) * 1000).toBeLessThanOrEqual(at + 1000)
  }
  await sleep(at - Date.now() + 5)
  for (const server of timed) {
    expect((await server.get(path)).status).toBe(200)
    expect((await server.get('/ofertas')).html).toContain(path)
  }
}, 180_000)
