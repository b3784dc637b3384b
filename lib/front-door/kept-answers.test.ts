import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from '@/scripts/lib/ports'
import { openFrontDoor } from './open'

/** Stands for Next: counts what reaches it, tells of static pages when they were made, and packs what is taken packed. */
let asked: string[] = []
let madeAt = 0
let publishedAt = 0
let text = ''
let status = 200
let more: OutgoingHttpHeaders = {}
const server = createServer((incoming, response) => {
  asked.push(incoming.url ?? '')
  const isFile = incoming.url?.startsWith('/_next/static/')
  if (!isFile) globalThis.pageGiven?.({ madeAt, freshUntil: madeAt + 60_000 })
  response.setHeader('content-type', isFile ? 'application/javascript' : 'text/html; charset=utf-8')
  response.setHeader('vary', 'rsc, Accept-Encoding')
  response.setHeader('etag', `"${text.length}-${text.slice(-1)}"`)
  response.setHeader('cache-control', isFile ? 'public, max-age=31536000, immutable' : 's-maxage=60')
  for (const [name, value] of Object.entries(more)) if (value) response.setHeader(name, value)
  response.statusCode = status
  const isPacked = incoming.headers['accept-encoding']?.includes('gzip')
  if (!isPacked) return response.end(text)
  response.setHeader('content-encoding', 'gzip')
  const packed = gzipSync(text)
  response.write(packed.subarray(0, 9))
  response.end(packed.subarray(9))
})
let port = 0

beforeAll(async () => {
  openFrontDoor({
    siteUrl: 'https://www.hotel.example',
    trustedProxy: '',
    isDevelopment: false,
    sessionCookie: 'panel-session',
    keepsAnswers: true,
  })
  port = await listenLocally(server)
})

afterAll(() => {
  globalThis.pagePublication = undefined
  globalThis.beforePage = undefined
  server.close()
})

let count = 0
let page = ''
beforeEach(() => {
  vi.useRealTimers()
  globalThis.pagePublication = { read: () => publishedAt, note: () => {} }
  globalThis.beforePage = undefined
  publishedAt = 0
  madeAt = Date.now() - 1000
  status = 200
  more = {}
  text = `<h1>${'Chalés no campo. '.repeat(200)}</h1>a`
  count += 1
  page = `/oferta/pagina-${count}`
})

test('what was asked for is answered without Next the next time, as it was, in each packing', async () => {
  const first = await keep(page)
  for (const [accepted, packing, unpack] of ways) {
    const answer = await ask(page, { 'accept-encoding': accepted })
    expect([answer.status, answer.headers['content-encoding']], accepted).toEqual([200, packing])
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length)
    expect(unpack(answer.bytes).toString()).toBe(text)
    expect(lasting(answer.headers)).toEqual(lasting(first.headers))
    const { 'x-request-id': name } = answer.headers
    expect([name === first.headers['x-request-id'], name]).toEqual([
      false,
      expect.stringMatching(/^[\da-f-]{36}$/),
    ])
  }
  expect(asked).toEqual([])
})

const ways = [
  ['identity', undefined, (bytes: Buffer) => bytes],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
] as const

function lasting(headers: OutgoingHttpHeaders) {
  const ofOne = ['content-encoding', 'content-length', 'transfer-encoding', 'date', 'x-request-id']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOne.includes(name)))
}

test('who has the page is told that it is the same, and the head alone when that is asked for', async () => {
  const { headers } = await keep(page)
  const known = await ask(page, { 'if-none-match': `"x", W/${headers.etag}` })
  expect([known.status, known.bytes.length, known.headers.etag]).toEqual([304, 0, headers.etag])
  expect(known.headers).not.toHaveProperty('content-length')
  expect((await ask(page, { 'if-none-match': '"x"' })).status).toBe(200)
  expect((await ask(page, { 'if-none-match': `${headers.etag}`, 'cache-control': 'no-cache' })).status).toBe(
    200,
  )
  const head = await ask(page, {}, 'HEAD')
  expect([head.status, head.bytes.length]).toEqual([200, 0])
  expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(text))
  expect(asked).toHaveLength(0)
})

test('a publication is shown at the very next request', async () => {
  await keep(page)
  publishedAt = Date.now()
  text = `${text}b`
  madeAt = publishedAt + 1
  await sleep(5)
  expect((await ask(page)).bytes.toString()).toBe(text)
})

test('a page that was begun before a publication is not kept, however late it arrives', async () => {
  publishedAt = Date.now()
  await tryToKeep(page)
  await ask(page)
  expect(asked).toHaveLength(1)
})

test('a page is answered no longer than it is fresh, nor by a clock that ran ahead', async () => {
  await keep(page)
  for (const [later, reaches] of [
    [58_000, 0],
    [59_500, 1],
    [-2000, 1],
  ] as const) {
    asked = []
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    vi.setSystemTime(Date.now() + later)
    await ask(page)
    vi.useRealTimers()
    expect(asked, String(later)).toHaveLength(reaches)
  }
})

test('a page made again with the same words is kept at once; one with others is another', async () => {
  await keep(page)
  madeAt += 500
  publishedAt = madeAt - 1
  await ask(page)
  await ask(page)
  expect(asked).toHaveLength(1)
  text = `${text}c`
  madeAt += 2
  publishedAt = madeAt - 1
  expect((await ask(page)).bytes.toString()).toBe(text)
})

test('while is not known what others have saved Next is asked, which waits for it', async () => {
  await keep(page)
  globalThis.beforePage = () => Promise.resolve()
  await ask(page)
  expect(asked).toHaveLength(1)
})

test('a file with an immutable name is kept, whatever is published', async () => {
  const file = `/_next/static/chunks/a${count}.js`
  await keep(file)
  publishedAt = Date.now()
  globalThis.beforePage = () => Promise.resolve()
  expect((await ask(file, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  expect(asked).toHaveLength(0)
})

test.each([
  ['who may be signed in', { cookie: 'a=1; panel-session=x' }],
  ['who changes pages by script', { rsc: '1' }],
  ['what is fetched ahead', { 'next-router-prefetch': '1' }],
  ['a part', { range: 'bytes=0-9' }],
  ['a body announced', { 'content-type': 'text/plain' }],
])('%s is answered by Next', async (_, headers) => {
  await keep(page)
  await ask(page, headers)
  expect(asked).toHaveLength(1)
})

test.each([
  ['an error', 404, {}],
  ['a redirect', 307, { location: '/' }],
  ["somebody's own", 200, { 'cache-control': 'private, no-store' }],
  ['what brings a cookie', 200, { 'set-cookie': 'a=1' }],
])('%s is not kept', async (_, code, headers) => {
  status = code
  more = headers
  await tryToKeep(page)
  await ask(page)
  expect(asked).toHaveLength(1)
})

test('the panel and pictures are not kept', async () => {
  for (const path of [`/admin/${count}`, `/media/${count}`, `/previa/${count}`, '/api/health']) {
    await tryToKeep(path)
    await ask(path)
    expect(asked, path).toHaveLength(1)
  }
})

/** Asks until Next is asked no more. */
async function keep(path: string) {
  const answer = await ask(path, { 'accept-encoding': 'gzip' })
  await vi.waitFor(async () => {
    const before = asked.length
    await ask(path)
    expect(asked).toHaveLength(before)
  })
  asked = []
  return answer
}

/** Asks as often as it would take. */
async function tryToKeep(path: string) {
  for (let time = 0; time < 3; time += 1) {
    await ask(path)
    await settle()
  }
  asked = []
}

/** Whatever is being packed has been packed. */
const settle = () => sleep(100)

async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
  sent.end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  const parts: Buffer[] = []
  for await (const part of response ?? []) parts.push(part)
  return { status: response?.statusCode, headers: response?.headers ?? {}, bytes: Buffer.concat(parts) }
}
