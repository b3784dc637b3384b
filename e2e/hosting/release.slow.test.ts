import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  artefactFolder,
  buildArtefact,
  isArtefactCurrent,
  noProject,
  startArtefact,
} from '../../scripts/lib/artefact.ts'
import { type Backend, startBackend } from '../../scripts/lib/backend.ts'
import type { Child } from '../../scripts/lib/children.ts'
import { encodeDemoPictures } from '../../scripts/lib/demo-pictures.ts'
import { findFreePort } from '../../scripts/lib/ports.ts'
import { root } from '../../scripts/lib/root.ts'
import { cleanEnvironment } from '../../scripts/lib/test-environment.ts'
import { resultFile } from '../../scripts/lib/test-folders.ts'
import { quaresmeira } from '../../supabase/local/demo/test-content.ts'
import { demoAdmin, keptCookies } from '../support/admin.ts'
import { actionsOf } from '../support/server-actions.ts'
import { startCaddy } from './support/caddy.ts'
import { installedOrWhy } from './support/debian.ts'
import { startLoad } from './support/load.ts'

// The folder that `npm run build` makes, which the image holds and `node server.js` serves, behind deploy/Caddyfile.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 })
const dataDir = mkdtempSync(join(tmpdir(), 'release-'))
const log = (name: string) => resultFile(`release-${name}.log`)
const missingCaddy = installedOrWhy(['caddy'])
let backend: Backend
let site: Child
let port = 0
let env: Record<string, string | undefined> = {}

beforeAll(async () => {
  const own = cleanEnvironment(process.env)
  if (!isArtefactCurrent()) await buildArtefact({ ...own, ...noProject }, log('build'))
  await encodeDemoPictures(log('build'))
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

test('the folder that is shipped serves pages, pictures and the panel of a hotel that its build did not know', async () => {
  const origin = `http://127.0.0.1:${port}`
  site = await start(origin)
  const ask = (path: string, cookie = '') => fetch(origin + path, { redirect: 'manual', headers: { cookie } })
  for (const path of ['/quartos', '/ofertas', '/sobre', '/sitemap.xml', '/admin/login', '/api/health'])
    expect((await ask(path)).status, path).toBe(200)
  const home = await (await ask('/')).text()
  expect(home).toContain(`rel="canonical" href="${origin}"`)
  const [picture = ''] = /\/media\/[^" ,]+\.webp/.exec(home) ?? []
  expect((await ask(picture)).headers.get('content-type')).toBe('image/webp')
  expect((await ask('/admin/hotel')).status).toBe(307)
  const body = new FormData()
  body.set('_1_email', demoAdmin.email)
  body.set('_1_password', demoAdmin.password)
  body.set('0', '["$undefined","$K1"]')
  const signIn = actionsOf(join(artefactFolder, '.next-build')).find(({ name }) => name === 'signIn')
  const headers = { 'next-action': signIn?.id ?? '', origin }
  const answer = await fetch(`${origin}/admin/login`, { method: 'POST', redirect: 'manual', headers, body })
  expect((await ask('/admin/hotel', keptCookies('', answer))).status).toBe(200)
  await site.stop()
})

test.skipIf(missingCaddy)('a new release replaces the process under load, and no request fails', async () => {
  const proxyPort = await findFreePort()
  const origin = `http://localhost:${proxyPort}`
  site = await start(origin)
  const caddy = await startCaddy(readFileSync(join(root, 'deploy', 'Caddyfile'), 'utf8'), origin, {
    SITE_URL: origin,
    SITE: `127.0.0.1:${port}`,
    REDIRECT_FROM: `http://127.0.0.1:${proxyPort}`,
  })
  const paths = ['/', '/ofertas', '/sobre', '/api/health', '/admin/login']
  const { load, stop } = startLoad(
    paths.map((path) => origin + path),
    6,
    () => 'ok',
  )
  const times: number[] = []
  for (const more of [100, 100, 100]) {
    const before = load.requests
    await expect.poll(() => load.requests, { timeout: 60_000 }).toBeGreaterThan(before + more)
    const began = performance.now()
    await site.stop()
    times.push(performance.now() - began)
    site = await start(origin)
  }
  const { requests, failures } = await stop()
  await caddy.stop()
  console.log(
    `${requests} requests, ${failures.length} failed; the site ended within ${times.map(Math.round)} ms`,
  )
  expect(failures).toEqual([])
  // Longer would be the signal that kills a process which has not ended.
  expect(Math.max(...times)).toBeLessThan(8000)
})
