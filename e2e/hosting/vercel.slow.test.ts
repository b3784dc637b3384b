import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from '../../lib/cache/csp.mjs'
import { type Backend, startBackend } from '../../scripts/lib/backend.ts'
import { findChromium } from '../../scripts/lib/chromium.ts'
import { root } from '../../scripts/lib/root.ts'
import { cleanEnvironment } from '../../scripts/lib/test-environment.ts'
import { quaresmeira } from '../../supabase/local/demo/quaresmeira.ts'
import { copyOfCheckout, fetchVercelCli, sizeOf, vercelBuild } from './support/vercel-build.ts'
import { createFunctions } from './support/vercel-functions.ts'
import { createHost, type Host } from './support/vercel-host.ts'
import {
  openBrowser,
  openPage,
  openScreens,
  saveTitle,
  signIn,
  uploadFilm,
  uploadPicture,
} from './support/vercel-visit.ts'

const tool = await fetchVercelCli()
if ('why' in tool) console.log(`Not run: ${tool.why}`)
const cli = 'cli' in tool ? tool.cli : ''
const folder = mkdtempSync(join(tmpdir(), 'vercel-test-'))
const [port, control, backendPort] = await Promise.all([getPort(), getPort(), getPort()])
const site = `http://localhost:${port}`
const { HOTEL_SLUG, BOOKING_ENGINE_URL } = quaresmeira.variables
const env: Record<string, string> = {
  HOTEL_SLUG,
  BOOKING_ENGINE_URL,
  SUPABASE_URL: `http://127.0.0.1:${backendPort}`,
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_not_started_yet',
  SITE_URL: site,
  SITE_SECRET: 'a secret of the tests, 32 letters',
  REVALIDATE_SECRET: 'another secret of the tests',
}
let copy: string
let host: Host | undefined
let backend: Backend

describe.skipIf(!cli)('vercel build and its functions, which may write to their own /tmp alone', () => {
  beforeAll(async () => {
    copy = await copyOfCheckout()
  })
  afterAll(async () => {
    host?.close()
    await backend?.child.stop()
    execFileSync('chmod', ['-R', 'u+w', folder])
    for (const made of [copy, folder]) rmSync(made, { recursive: true, force: true })
  })

  test('a build without a secret says what is missing', { timeout: 120_000 }, async () => {
    const { ok, said } = await vercelBuild(cli, copy, { ...env, SITE_SECRET: '' })
    expect(said).toContain('SITE_SECRET: falta; a Vercel não tem disco onde guardar um')
    expect(ok).toBe(false)
  })

  test('a slip in the types does not deploy', { timeout: 600_000 }, async () => {
    const slip = join(copy, 'lib', 'slip.ts')
    writeFileSync(slip, "export const slip: number = 'text'\n")
    const { ok, said } = await vercelBuild(cli, copy, env)
    rmSync(slip)
    expect(said).toMatch(/lib\/slip\.ts.*TS2322/)
    expect(ok).toBe(false)
  })

  test('a first build while the backend is away leaves each page to its first visitor', {
    timeout: 600_000,
  }, async () => {
    const { ok, said, output } = await vercelBuild(cli, copy, env)
    expect(said).toContain('cada página será gerada na primeira visita')
    expect(ok).toBe(true)
    backend = await startBackend(join(folder, 'backend'), backendPort, cleanEnvironment(process.env))
    env.SUPABASE_PUBLISHABLE_KEY = backend.publishableKey
    await serve(output)
    for (const path of ['/', '/quartos']) {
      expect(await stateOf(path)).toBe('MISS')
      expect(await sealedPage(path)).toContain('Quaresmeira')
      expect(await stateOf(path)).toBe('HIT')
    }
    expect(await (await fetch(`${site}/sitemap.xml`)).text()).toContain('/oferta/')
  })

  test('a build with the backend there has every page, and light functions', {
    timeout: 600_000,
  }, async () => {
    const { ok, said, output } = await vercelBuild(cli, copy, env)
    expect(said).toMatch(/\d+ páginas com a sua política de segurança/)
    expect(ok).toBe(true)
    for (const [name, limit] of Object.entries(heaviest)) {
      const made = join(output, 'functions', `${name}.func`)
      const bytes = await sizeOf(`${made}/`)
      console.log(`${name}: ${(bytes / 1e6).toFixed(1)} MB`)
      expect(bytes, name).toBeLessThan(limit)
      const files = readdirSync(made, { recursive: true, encoding: 'utf8' })
      expect(files.filter((file) => unwanted.test(file))).toEqual([])
    }
    await serve(output)
    expect(await stateOf('/')).toBe('HIT')
  })

  test('a build during an outage shows what the last one knew', { timeout: 600_000 }, async () => {
    host?.close()
    await backend.child.stop()
    const { ok, said, output } = await vercelBuild(cli, copy, env)
    expect(said).toMatch(/\d+ páginas com a sua política de segurança/)
    expect(ok).toBe(true)
    await serve(output)
    expect(await sealedPage('/')).toContain('Quaresmeira')
    backend = await startBackend(join(folder, 'backend'), backendPort, cleanEnvironment(process.env))
  })

  test('every page has its policy: as built, as made anew by a cold function, and where nothing is', {
    timeout: 300_000,
  }, async () => {
    const map = await (await fetch(`${site}/sitemap.xml`)).text()
    const paths = [...map.matchAll(/<loc>[^<]*?localhost:\d+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) await sealedPage(path)
    host?.coldStart()
    host?.prerenders.age(61)
    expect(await stateOf('/')).toBe('STALE')
    await expect.poll(() => stateOf('/'), { timeout: 30_000 }).toBe('HIT')
    await sealedPage('/')
    expect(await sealedPage('/nao-existe', 404)).toContain('Oops! Page not found')
  })

  test('files, redirects and refusals are as behind the front door', { timeout: 120_000 }, async () => {
    const file = await fetch(`${site}/images/serra.svg`)
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetch(`${site}/natal`, { redirect: 'manual' })).headers.get('location')).toBe('/ofertas')
    const own = { origin: site, 'sec-fetch-site': 'same-origin' }
    const action = { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' }
    const refused = async (path: string, headers: Record<string, string>, body = '[]') =>
      (await fetch(site + path, { method: 'POST', headers, body })).status
    expect(await refused('/', { ...own, ...action })).toBe(405)
    expect(await refused('/admin/login', { ...action, origin: 'https://evil.example' })).toBe(403)
    expect(await refused('/admin/login', { ...own, ...action }, 'x'.repeat(20_000))).toBe(413)
    const preview = await fetch(`${site}/previa/${'a'.repeat(43)}`)
    expect([preview.status, preview.headers.get('referrer-policy')]).toEqual([404, 'no-referrer'])
    expect((await fetch(`${site}/api/health`)).status).toBe(200)
  })

  test('a clerk signs in, sees every screen, saves and uploads; it shows at the next request', {
    timeout: 300_000,
  }, async () => {
    const browser = await openBrowser(await findChromium())
    try {
      const { page, faults } = await openPage(browser)
      await page.goto(site)
      await signIn(page, site)
      await openScreens(page, site)
      await saveTitle(page, site, 'A serra vista das funções')
      expect(await sealedPage('/')).toContain('A serra vista das funções')
      await uploadPicture(page, site)
      await uploadFilm(page, site)
      expect(faults).toEqual([])
    } finally {
      await browser.close()
    }
  })
})

/** In bytes; Vercel's own limit is 250 MB. sharp with its library is 20 MB of it, the site's pictures for sharing 10. */
const heaviest = {
  _middleware: 6e6,
  index: 40e6,
  admin: 40e6,
}
const unwanted = /(?:^|\/)\.env(?!\.example$)|^(?:e2e|scripts|supabase|docs)\//

async function serve(output: string) {
  host?.close()
  // Outside of the checkout, as on Vercel: what was not traced is not there.
  const own = join(mkdtempSync(join(folder, 'output-')), 'output')
  renameSync(output, own)
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary, { recursive: true })
  execFileSync('chmod', ['-R', 'a-w,a+rX', own])
  execFileSync('chmod', ['a+rwx', temporary])
  execFileSync('chmod', ['a+rx', folder, join(own, '..')])
  const platform = { VERCEL: '1', TMPDIR: temporary, HOME: '/nonexistent' }
  mkdirSync(join(root, 'test-results'), { recursive: true })
  const functions = createFunctions({
    output: own,
    env: { ...env, ...platform, CONTROL_URL: `http://127.0.0.1:${control}` },
    user: process.getuid?.() === 0 ? 65_534 : undefined,
    log: openSync(join(root, 'test-results', 'vercel-functions.log'), 'a'),
  })
  host = createHost(own, functions)
  await host.listen(port, control)
}

async function sealedPage(path: string, status = 200): Promise<string> {
  const answer = await fetch(site + path)
  const html = await answer.text()
  expect(answer.status, path).toBe(status)
  const policy = contentSecurityPolicy(inlineScriptHashes(html))
  expect(policy).toContain("'sha256-")
  expect(answer.headers.get('content-security-policy'), path).toBe(policy)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('strict-transport-security')).toContain('max-age=')
  return html
}

async function stateOf(path: string) {
  return (await fetch(site + path)).headers.get('x-vercel-cache')
}
