import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicationState } from './publication-state.mjs'

let folder: string
let time = Date.UTC(2020, 0, 1)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handler-'))
  vi.stubEnv('DATA_DIR', join(folder, 'data'))
  vi.stubEnv('NEXT_DIST_DIR', join(folder, 'build'))
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mkdirSync(join(folder, 'build', 'server', 'app'), { recursive: true })
  build('um')
  restart()
  tick()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

test('a page gets its policy before it is sent, and has it when kept', async () => {
  const sent = page({ html: '<script>self.__next_f.push([1,"um"])</script>' })
  await (await request()).set('/a', sent, {})
  expect(sent.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  const kept = await (await request()).get('/a', asPage)
  expect(kept.value.headers).toEqual(sent.headers)
})

test('a page that the hotel does without answers 404, and no text of the content can ask for that', async () => {
  const missing = page({ html: '<main><section data-status="404" class="x">Oops!</section></main>' })
  await (await request()).set('/do-build', missing, {})
  expect((await (await request()).get('/do-build', asPage)).value.status).toBe(404)
  const text = page({ html: '<p>&lt;section data-status=&quot;404&quot;</p>' })
  await (await request()).set('/do-build', text, {})
  expect((await (await request()).get('/do-build', asPage)).value.status).toBe(200)
})

test('a script that got into a page past the app is not trusted', async () => {
  const sent = page({ html: '<script>self.__next_f.push([1,"um"])</script><p><script>alert(1)</script></p>' })
  await (await request()).set('/x', sent, {})
  expect(sent.headers['content-security-policy']?.match(/'sha256-/g)).toHaveLength(1)
})

test('a page comes back as it was kept; caches before the site are told when its life ends, Next is not', async () => {
  const segmentData = new Map([['/_tree', Buffer.from('árvore')]])
  const sent = { ...page(), rscData: Buffer.from([0, 255, 10]), segmentData, postponed: undefined }
  const lastModified = Date.now()
  await (await request()).set('/a', sent, { cacheControl: { revalidate: 60, expire: 300 } })
  expect(sent).toMatchObject({ headers: { 'cache-control': 's-maxage=60, stale-while-revalidate=240' } })
  const kept = await (await request()).get('/a', asPage)
  const cacheControl = { revalidate: 60, expire: undefined }
  expect(kept).toEqual({ value: sent, lastModified, cacheControl })
  expect(kept.value.rscData).toBeInstanceOf(Buffer)
})

test('a page that is asked for waits until is known what others have saved', async () => {
  await (await request()).set('/b', page(), {})
  tick()
  publicationState().beforePage = async () => publicationState().publication?.note()
  const kept = await (await request()).get('/b', asPage)
  publicationState().beforePage = undefined
  expect(kept).toBeNull()
})

test('a publication reaches other processes and restarts, and later pages are kept again', async () => {
  const here = await request()
  restart()
  const there = await request()
  for (const process of [here, there]) await process.set('/b', page(), {})
  tick()
  await here.revalidateTag(['_N_T_/layout'])
  expect(await there.get('/b', asPage)).toBeNull()
  restart()
  expect(await (await request()).get('/do-build', asPage)).toBeNull()
  tick()
  const later = await request()
  await later.set('/b', page({ html: 'nova' }), {})
  expect((await later.get('/b', asPage)).value.html).toBe('nova')
})

test('publications leave one file, the latest', async () => {
  for (let count = 0; count < 3; count++) {
    tick()
    await (await request()).revalidateTag(['_N_T_/layout'])
  }
  expect(readdirSync(join(folder, 'data', 'site', 'published'))).toEqual([String(time)])
})

test('a page whose request began before a publication is not shown again', async () => {
  const slow = await request()
  tick()
  await (await request()).revalidateTag(['_N_T_/layout'])
  tick()
  await slow.set('/c', page({ html: 'velha' }), {})
  expect(await (await request()).get('/c', asPage)).toBeNull()
})

test('a clock that ran ahead leaves nothing that lasts', async () => {
  vi.setSystemTime(time + 3_600_000)
  await (await request()).revalidateTag('_N_T_/layout')
  vi.setSystemTime(time + 3_600_001)
  await (await request()).set('/adiantada', page(), {})
  vi.setSystemTime(time)
  await (await request()).revalidateTag('_N_T_/layout')
  tick()
  const handler = await request()
  expect(await handler.get('/adiantada', asPage)).toBeNull()
  await handler.set('/certa', page(), {})
  expect(await handler.get('/certa', asPage)).not.toBeNull()
})

test('a redirect is kept only in the place of a page', async () => {
  const handler = await request()
  await handler.set('/oferta/nunca-existiu', page({ status: 307 }), {})
  expect(await handler.get('/oferta/nunca-existiu', asPage)).toBeNull()
  await handler.set('/oferta/natal', page(), {})
  await (await request()).set('/oferta/natal', page({ status: 307, html: 'para /ofertas' }), {})
  expect(await (await request()).get('/oferta/natal', asPage)).toMatchObject({ value: { status: 307 } })

  await (await request()).set('/do-build', page({ status: 307 }), {})
  expect(await (await request()).get('/do-build', asPage)).toMatchObject({ value: { status: 307 } })
})

test('a missing image is not kept either', async () => {
  const handler = await request()
  const answer = { kind: 'APP_ROUTE', status: 404, headers: {}, body: Buffer.from('') }
  await handler.set('/imagem', answer, {})
  expect(await handler.get('/imagem', asRoute)).toBeNull()
  await handler.set('/imagem', { ...answer, status: 200 }, {})
  expect(await handler.get('/imagem', asRoute)).not.toBeNull()
})

test('what the build rendered is shown, with its policy, until a publication', async () => {
  const built = await (await request()).get('/do-build', asPage)
  expect(built.lastModified).toBe(time)
  expect(built.value).toMatchObject({ kind: 'APP_PAGE', status: 200, rscData: Buffer.from('rsc um') })
  expect(built.value.segmentData).toEqual(new Map([['/_tree', Buffer.from('árvore um')]]))
  expect(built.value.headers).toMatchObject({ feito: 'um', 'content-security-policy': expect.any(String) })
  const told = { 'cache-control': 's-maxage=60, stale-while-revalidate=240' }
  const image = await (await request()).get('/imagem-do-build', asRoute)
  expect(image.value).toEqual({ kind: 'APP_ROUTE', status: 200, headers: told, body: Buffer.from('png') })
  tick()
  await (await request()).revalidateTag('_N_T_/layout')
  expect(await (await request()).get('/do-build', asPage)).toBeNull()
})

test('a disk that refuses fails no page and no publication: it is logged once', async () => {
  mkdirSync(join(folder, 'data'), { recursive: true })
  writeFileSync(join(folder, 'data', 'site'), 'no folder')
  const handler = await request()
  for (const key of ['/d', '/e']) {
    await handler.set(key, page(), {})
    expect(await handler.get(key, asPage)).not.toBeNull()
  }
  tick()
  await handler.revalidateTag('_N_T_/layout')
  expect(await handler.get('/d', asPage)).toBeNull()
})

const asPage = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }
const asRoute = { kind: 'APP_ROUTE', isFallback: false }

/** Next makes one handler per request. */
async function request() {
  const { default: Handler } = await import('./handler.mjs')
  return Reflect.construct(Handler, [{}])
}

function page({ html = '<script>x()</script>', status = 200 } = {}) {
  const headers: Record<string, string> = { 'x-next-cache-tags': '_N_T_/layout' }
  return { kind: 'APP_PAGE', html, status, headers, rscData: Buffer.from('') }
}

/** One page and one image, as `next build` lays them out. */
function build(id: string) {
  const app = join(folder, 'build', 'server', 'app')
  const meta = (key: string, more: object) =>
    JSON.stringify({ status: 200, headers: {}, routeCache: { key, isFallback: false }, ...more })
  mkdirSync(join(app, 'do-build.segments'), { recursive: true })
  writeFileSync(join(folder, 'build', 'BUILD_ID'), id)
  writeFileSync(
    join(app, 'do-build.meta'),
    meta('/do-build', { headers: { feito: id }, segmentPaths: ['/_tree'] }),
  )
  writeFileSync(join(app, 'do-build.rsc'), `rsc ${id}`)
  writeFileSync(join(app, 'do-build.segments', '_tree.segment.rsc'), `árvore ${id}`)
  writeFileSync(join(app, 'imagem.meta'), meta('/imagem-do-build', {}))
  writeFileSync(join(app, 'imagem.body'), 'png')
  writeFileSync(join(app, 'do-build.html'), '<p>oi</p>')
  for (const name of ['imagem.body', 'do-build.html'])
    utimesSync(join(app, name), (time + 1000) / 1000, (time + 1000) / 1000)
}

/** What a new process knows: nothing but the files. */
function restart() {
  vi.resetModules()
}

function tick() {
  time += 1000
  vi.setSystemTime(time)
}
