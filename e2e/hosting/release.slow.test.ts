import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  artefactFolder,
  buildArtefact,
  isArtefactCurrent,
  startArtefact,
} from '../../scripts/lib/artefact.ts'
import { type Backend, startBackend } from '../../scripts/lib/backend.ts'
import type { Child } from '../../scripts/lib/children.ts'
import { findFreePort } from '../../scripts/lib/ports.ts'
import { root } from '../../scripts/lib/root.ts'
import { cleanEnvironment, resultFile } from '../../scripts/lib/test-environment.ts'
import { quaresmeira } from '../../supabase/local/demo/test-content.ts'
import { demoAdmin, keptCookies } from '../support/admin.ts'
import { actionsOf } from '../support/web-server.ts'
import { hasCaddy, startCaddy } from './support/caddy.ts'

// The folder that `npm run build` makes, which the image contains and `node server.js` serves, behind deploy/Caddyfile.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 })
const dataDir = mkdtempSync(join(tmpdir(), 'release-'))
const log = (name: string) => resultFile(`release-${name}.log`)
let backend: Backend
let site: Child
let port = 0
let env: Record<string, string | undefined> = {}

beforeAll(async () => {
  const own = cleanEnvironment(process.env)
  if (!isArtefactCurrent()) await buildArtefact(own, log('build'))
  backend = await startBackend(join(dataDir, 'backend'), await findFreePort(), own)
  port = await findFreePort()
  env = {
    ...own,
    ...quaresmeira.variables,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    DATA_DIR: join(dataDir, 'site'),
    TRUSTED_PROXY: '127.0.0.1',
  }
})

afterAll(async () => {
  await site?.stop()
  await backend?.child.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})

const start = (siteUrl: string) =>
  startArtefact('127.0.0.1', port, { ...env, SITE_URL: siteUrl }, log('site'))

test('the shipped folder serves pages, pictures and the panel of a hotel that its build did not know (PUB-7)', async () => {
  const origin = `http://127.0.0.1:${port}`
  site = await start(origin)
  const ask = (path: string, headers = {}) => fetch(origin + path, { redirect: 'manual', headers })
  for (const path of ['/quartos', '/ofertas', '/sobre', '/sitemap.xml', '/admin/login', '/api/health'])
    expect((await ask(path)).status, path).toBe(200)
  const home = await (await ask('/')).text()
  expect(home).toContain(`rel="canonical" href="${origin}"`)
  const [picture = ''] = /\/media\/[^" ,]+\.(?:webp|jpg)/.exec(home) ?? []
  expect((await ask(picture)).headers.get('content-type')).toMatch(/^image\//)
  expect((await ask('/admin/hotel')).status).toBe(307)
  const body = new FormData()
  body.set('_1_email', demoAdmin.email)
  body.set('_1_password', demoAdmin.password)
  body.set('0', '["$undefined","$K1"]')
  const signIn = actionsOf(join(artefactFolder, '.next-build')).find(({ name }) => name === 'signIn')
  const headers = { 'next-action': signIn?.id ?? '', origin }
  const answer = await fetch(`${origin}/admin/login`, { method: 'POST', redirect: 'manual', headers, body })
  const cookie = keptCookies('', answer)
  expect((await ask('/admin/hotel', { cookie })).status).toBe(200)

  // A shared cache may know addresses only. What it must not show to a guest, it is told not to keep.
  for (const path of ['/', '/ofertas', '/quartos', '/sobre'])
    for (const sent of [{ cookie }, { cookie: 'panel-session=x' }, { rsc: '1' }, { rsc: '1', cookie }])
      expect((await ask(path, sent)).headers.get('cache-control'), path).toMatch(/private/)
  await site.stop()
})

test.skipIf(!hasCaddy)('a new release replaces the process under load, and no request fails', async () => {
  const proxyPort = await findFreePort()
  const origin = `http://localhost:${proxyPort}`
  site = await start(origin)
  const caddy = await startCaddy(readFileSync(join(root, 'deploy', 'Caddyfile'), 'utf8'), origin, {
    SITE_URL: origin,
    SITE: `127.0.0.1:${port}`,
    REDIRECT_FROM: `http://127.0.0.1:${proxyPort}`,
  })
  const statuses: number[] = []
  let isOver = false
  const readers = ['/', '/ofertas', '/sobre', '/api/health', '/admin/login'].map(async (path) => {
    while (!isOver) {
      const { status } = await fetch(origin + path).catch(() => ({ status: 0 }))
      statuses.push(status)
    }
  })
  const times: number[] = []
  for (let restart = 0; restart < 3; restart++) {
    const before = statuses.length
    await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(before + 100)
    const began = performance.now()
    await site.stop()
    times.push(performance.now() - began)
    site = await start(origin)
  }
  isOver = true
  await Promise.all(readers)
  await caddy.stop()
  console.log(`${statuses.length} requests; the site ended within ${times.map(Math.round)} ms`)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  // After 8 s a process that has not ended is killed.
  expect(Math.max(...times)).toBeLessThan(8000)
})
