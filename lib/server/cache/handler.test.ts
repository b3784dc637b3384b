import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import StaticPageCache from './handler.mjs'
import { outdatePages, publicationState } from './shared.mjs'

const now = Date.UTC(2020, 0, 1)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  publicationState().publishedAt = 0
})
afterEach(() => void vi.useRealTimers())

let count = 0
const newKey = () => `/pagina-${count++}`

test('a page gets a policy for only the framework’s scripts, which is sent and stored with it', async () => {
  const html = '<script>self.__next_f.push([1,"um"])</script><p><script>alert(1)</script></p>'
  const [key, sent] = [newKey(), page({ html })]
  await request().set(key, sent, {})
  expect(sent.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
  expect(sent.headers['content-security-policy']?.match(/'sha256-/g)).toHaveLength(1)
  expect((await get(key))?.value.headers).toEqual(sent.headers)
})

test('a missing page answers 404, and no text of the content can cause it', async () => {
  for (const [html, status] of [
    ['<main><section data-status="404" class="x">Oops!</section></main>', 404],
    ['<p>&lt;section data-status=&quot;404&quot;</p>', 200],
  ] as const) {
    const key = newKey()
    await request().set(key, page({ html }), {})
    expect((await get(key))?.value.status).toBe(status)
  }
})

test('a page is served as it was stored; upstream caches learn when it expires, Next does not (PUB-11)', async () => {
  const segmentData = new Map([['/_tree', Buffer.from('árvore')]])
  const [key, sent] = [newKey(), { ...page(), rscData: Buffer.from([0, 255, 10]), segmentData }]
  await request().set(key, sent, { cacheControl: { revalidate: 60, expire: 300 } })
  expect(sent).toMatchObject({ headers: { 'cache-control': 's-maxage=60, stale-while-revalidate=240' } })
  const cacheControl = { revalidate: 60, expire: undefined }
  expect(await get(key)).toEqual({ value: sent, lastModified: now, cacheControl })
})

test('a page waits for the check of what other instances have saved', async () => {
  const key = newKey()
  await request().set(key, page(), {})
  vi.setSystemTime(now + 1000)
  publicationState().beforePage = async () => outdatePages()
  expect(await get(key)).toBeNull()
  publicationState().beforePage = undefined
})

test('publishing invalidates every page, even one that is being rendered, and keeps later ones (PUB-1)', async () => {
  const [kept, rendered] = [newKey(), newKey()]
  const slow = request()
  await request().set(kept, page(), {})
  vi.setSystemTime(now + 1000)
  await request().revalidateTag()
  vi.setSystemTime(now + 2000)
  await slow.set(rendered, page(), {})
  expect([await get(kept), await get(rendered)]).toEqual([null, null])
  await request().set(kept, page({ html: 'nova' }), {})
  expect((await get(kept))?.value.html).toBe('nova')
})

test('a page expires at the next change by time, also in upstream caches and after slow rendering (PUB-13)', async () => {
  const [key, slowKey] = [newKey(), newKey()]
  const change = now + 90_500
  publicationState().nextChange = (from) => (from < change ? change : change + 86_400_000)
  const age = async (path = key) => (await get(path))?.value.headers['cache-control']
  const slow = request()
  const sent = page()
  await request().set(key, sent, {})
  expect(sent.headers['cache-control']).toBe('s-maxage=60, stale-while-revalidate=30')
  vi.setSystemTime(now + 50_000)
  expect(await age()).toBe('s-maxage=40, stale-while-revalidate=0')
  vi.setSystemTime(change - 1)
  expect(await age()).toBe('s-maxage=0, stale-while-revalidate=0')
  vi.setSystemTime(change)
  expect(await get(key)).toBeNull()
  const late = page()
  await slow.set(slowKey, late, {})
  expect(late.headers['cache-control']).toBe('s-maxage=0, stale-while-revalidate=0')
  expect(await get(slowKey)).toBeNull()
  await request().set(key, page(), {})
  expect(await age()).toBe('s-maxage=60, stale-while-revalidate=240')
  const own = page()
  own.headers['cache-control'] = 'no-store'
  await request().set(slowKey, own, {})
  expect(await age(slowKey)).toBe('no-store')
  publicationState().nextChange = undefined
})

test('a page from the future, after the clock was set back, is not used', async () => {
  const key = newKey()
  vi.setSystemTime(now + 3_600_000)
  await request().set(key, page(), {})
  vi.setSystemTime(now)
  expect(await get(key)).toBeNull()
})

test('redirects and missing files are kept only if they replace a page; the one missing page is always kept', async () => {
  const key = newKey()
  await request().set(key, page({ status: 307 }), {})
  expect(await get(key)).toBeNull()
  for (const status of [200, 307]) await request().set(key, page({ status }), {})
  expect(await get(key)).toMatchObject({ value: { status: 307 } })
  const image = { kind: 'APP_ROUTE', status: 404, headers: {}, body: Buffer.from('') }
  const imageKey = newKey()
  await request().set(imageKey, image, {})
  expect(await get(imageKey, 'APP_ROUTE')).toBeNull()
  await request().set('/_not-found', page({ status: 404 }), {})
  expect(await get('/_not-found')).not.toBeNull()
})

/** Next creates one handler per request. */
function request() {
  return new StaticPageCache()
}

function get(key: string, kind = 'APP_PAGE') {
  return request().get(key, { kind })
}

function page({ html = '<script>x()</script>', status = 200 } = {}) {
  const headers: Record<string, string> = { 'x-next-cache-tags': '_N_T_/layout' }
  return { kind: 'APP_PAGE', html, status, headers, rscData: Buffer.from('') }
}
