import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'handler-'))
const tagsFile = join(folder, 'data', 'site', 'invalidated-tags.json')
const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }
const key = (path: string) => `/route-cache/APP_PAGE/0000/$${path}`
let time = Date.UTC(2020, 0, 1)

beforeAll(() => {
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  vi.useFakeTimers({ toFake: ['Date'] })
})

beforeEach(() => {
  restart()
  tick()
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('a page gets its policy before it is sent, and from the disk too', async () => {
  const sent = page({ html: '<script>self.__next_f.push([1,"um"])</script>' })
  await (await request()).set(key('/a'), sent, {})
  expect(sent.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  const kept = await (await request()).get(key('/a'), context)
  expect(kept.value.headers['content-security-policy']).toBe(sent.headers['content-security-policy'])
})

test('a script that got into a page past the app is not trusted', async () => {
  const sent = page({ html: '<script>self.__next_f.push([1,"um"])</script><p><script>alert(1)</script></p>' })
  await (await request()).set(key('/x'), sent, {})
  expect(sent.headers['content-security-policy']?.match(/'sha256-/g)).toHaveLength(1)
})

test('an invalidation reaches another process through the file, and later pages are kept again', async () => {
  const here = await request()
  await here.set(key('/b'), page(), {})
  touch('/b')
  tick()
  await here.revalidateTag(['_N_T_/layout'])
  expect(JSON.parse(readFileSync(tagsFile, 'utf8'))).toEqual([['_N_T_/layout', { expired: time }]])

  restart()
  expect(await (await request()).get(key('/b'), context)).toBeNull()
  tick()
  const later = await request()
  await later.set(key('/b'), page({ html: 'nova' }), {})
  touch('/b')
  expect((await later.get(key('/b'), context)).value.html).toBe('nova')
})

test('a page whose request began before an invalidation is not kept', async () => {
  const slow = await request()
  tick()
  await (await request()).revalidateTag(['_N_T_/layout'])
  tick()
  await slow.set(key('/c'), page({ html: 'velha' }), {})
  expect(await (await request()).get(key('/c'), context)).toBeNull()
})

test('a redirect is kept only in the place of a page', async () => {
  const handler = await request()
  await handler.set(key('/oferta/nunca-existiu'), page({ status: 307 }), {})
  expect(existsSync(fileOf('/oferta/nunca-existiu'))).toBe(false)
  await handler.set(key('/oferta/natal'), page(), {})
  await handler.set(key('/oferta/natal'), page({ status: 307, html: 'para /ofertas' }), {})
  expect(readFileSync(fileOf('/oferta/natal'), 'utf8')).toBe('para /ofertas')

  mkdirSync(join(folder, 'server', 'app', 'oferta'), { recursive: true })
  writeFileSync(join(folder, 'server', 'app', 'oferta', 'do-build.html'), '')
  await handler.set(key('/oferta/do-build'), page({ status: 307 }), {})
  expect(existsSync(fileOf('/oferta/do-build'))).toBe(true)
})

test('a missing picture is not kept either', async () => {
  const handler = await request()
  const answer = { kind: 'APP_ROUTE', status: 404, headers: {}, body: Buffer.from('') }
  await handler.set(key('/oferta/x/imagem'), answer, {})
  expect(await handler.get(key('/oferta/x/imagem'), { kind: 'APP_ROUTE' })).toBeNull()
  await handler.set(key('/oferta/x/imagem'), { ...answer, status: 200 }, {})
  expect(await handler.get(key('/oferta/x/imagem'), { kind: 'APP_ROUTE' })).not.toBeNull()
})

test('unreadable invalidations never fail a page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await (await request()).set(key('/d'), page(), {})
  writeFileSync(tagsFile, 'nada disso')
  restart()
  touch('/d')
  expect(await (await request()).get(key('/d'), context)).not.toBeNull()
  expect(console.error).toHaveBeenCalledOnce()
})

/** Next makes one handler per request. */
async function request() {
  const { default: Handler } = await import('./handler.mjs')
  const options = {
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, 'server'),
    revalidatedTags: [],
  }
  return Reflect.construct(Handler, [options])
}

function page({ html = '<script>x()</script>', status = 200 } = {}) {
  const headers: Record<string, string> = { 'x-next-cache-tags': '_N_T_/layout' }
  return { kind: 'APP_PAGE', html, status, headers, rscData: Buffer.from('') }
}

/** What a new process knows: nothing but the files. */
function restart() {
  vi.resetModules()
  tagsManifest.clear()
}

function tick() {
  time += 1000
  vi.setSystemTime(time)
}

function fileOf(path: string) {
  return join(folder, 'server', `${key(path)}.html`)
}

// The age of a page is the age of its file, which knows no fake clock.
function touch(path: string) {
  utimesSync(fileOf(path), time / 1000, time / 1000)
}
