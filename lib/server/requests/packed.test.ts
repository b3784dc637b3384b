import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listenLocally } from '@/scripts/lib/ports'
import { filterRequests } from './open'

/** Stands for Next: it packs nothing, and tells what it was asked for. */
let asked: OutgoingHttpHeaders[] = []
let text = ''
let answer: { status?: number; headers?: OutgoingHttpHeaders } = {}
const server = createServer((incoming, response) => {
  asked.push(incoming.headers)
  response.statusCode = answer.status ?? 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('vary', 'rsc, Accept-Encoding')
  response.setHeader('etag', `"${text.length}"`)
  response.setHeader('content-length', Buffer.byteLength(text))
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    if (value === undefined) response.removeHeader(name)
    else response.setHeader(name, value)
  }
  const known = incoming.headers['if-none-match']
  if (known && known === response.getHeader('etag')) response.writeHead(304).end()
  else response.end(text)
})
let port = 0
let count = 0
let page = ''

beforeAll(async () => {
  const siteUrl = 'https://www.hotel.example'
  filterRequests({
    siteUrl,
    trustedProxy: '',
    isDevelopment: false,
    sessionCookie: 'panel-session',
    accountOf: () => undefined,
  })
  port = await listenLocally(server)
})
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
  answer = {}
  count += 1
  page = `/oferta/pagina-${count}`
  text = `<h1>${'Chalés no campo. '.repeat(200)}</h1>`
})

const all = 'gzip, deflate, br, zstd'
const unpack = { gzip: gunzipSync, br: brotliDecompressSync }

test('a page is packed with gzip at once, with brotli for those who come later, and Next is asked each time', async () => {
  const first = await ask(page, { 'accept-encoding': all })
  expect(first.headers['content-encoding']).toBe('gzip')
  const later = await askedUntilBrotli(page)
  for (const [packing, { bytes }] of [
    ['gzip', first],
    ['br', later],
  ] as const)
    expect(unpack[packing](bytes).toString()).toBe(text)
  expect(Number(later.headers['content-length'])).toBe(later.bytes.length)
  expect(later.headers.etag).toBe(first.headers.etag)
  expect(later.headers.vary).toBe('rsc, Accept-Encoding')
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.every((headers) => headers['accept-encoding'] === undefined)).toBe(true)
})

test.each([
  ['identity', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  [all, 'br'],
])('who accepts %s gets %s', async (accepted, packing) => {
  await askedUntilBrotli(page)
  const { headers, bytes } = await ask(page, { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(packing)
  if (!packing) expect(bytes.toString()).toBe(text)
})

test('who accepts brotli alone gets the page as it is at first', async () => {
  const { headers, bytes } = await ask(page, { 'accept-encoding': 'br' })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(bytes.toString()).toBe(text)
  await vi.waitFor(async () =>
    expect((await ask(page, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br'),
  )
})

test('another page under the same address is never sent in place of the one that Next sends', async () => {
  await askedUntilBrotli(page)
  text = '<h1>Fechado</h1>'
  const { bytes } = await ask(page, { 'accept-encoding': all })
  expect(gunzipSync(bytes).toString()).toBe(text)
})

test('who has the page is told so', async () => {
  const { headers } = await askedUntilBrotli(page)
  const known = await ask(page, { 'accept-encoding': all, 'if-none-match': String(headers.etag) })
  expect([known.status, known.bytes.length]).toEqual([304, 0])
})

test.each([
  ['an error', { status: 404 }],
  ['what has no ETag', { headers: { etag: undefined } }],
])('%s is packed each time', async (_, given) => {
  answer = given
  for (const words of [text, 'Fechado']) {
    text = words
    const { headers, bytes } = await ask(page, { 'accept-encoding': all })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(bytes).toString()).toBe(text)
  }
})

test('a picture is sent as it is', async () => {
  answer = { headers: { 'content-type': 'image/avif' } }
  const { headers, bytes } = await ask(page, { 'accept-encoding': all })
  expect(headers).not.toHaveProperty('content-encoding')
  expect(bytes.toString()).toBe(text)
})

test('the panel, a part of a file and the page of somebody with a session are left to Next', async () => {
  await ask('/admin/login', { 'accept-encoding': all })
  await ask(page, { 'accept-encoding': all, range: 'bytes=0-9' })
  expect(asked.map((headers) => headers['accept-encoding'])).toEqual([all, all])
  const { headers } = await ask(page, { 'accept-encoding': all, cookie: 'panel-session=x' })
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store' })
  expect(headers).not.toHaveProperty('content-encoding')
})

async function askedUntilBrotli(path: string) {
  return vi.waitFor(async () => {
    const found = await ask(path, { 'accept-encoding': all })
    expect(found.headers['content-encoding']).toBe('br')
    return found
  })
}

async function ask(path: string, headers: OutgoingHttpHeaders) {
  const sent = request({ host: '127.0.0.1', port, path, headers, agent: false })
  sent.end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  const parts: Buffer[] = []
  for await (const part of response ?? []) parts.push(part)
  return { status: response?.statusCode, headers: response?.headers ?? {}, bytes: Buffer.concat(parts) }
}
