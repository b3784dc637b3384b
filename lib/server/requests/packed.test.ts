import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listenLocally } from '@/scripts/lib/ports'
import { sendPacked } from './packed'
import { ask as askServer } from './test-requests'

/** Stands in for Next: compresses nothing and records each Accept-Encoding. */
let asked: unknown[] = []
let text = ''
let answer: { status?: number; headers?: OutgoingHttpHeaders } = {}
const server = createServer((incoming, response) => {
  sendPacked(incoming, response)
  asked.push(incoming.headers['accept-encoding'])
  response.statusCode = answer.status ?? 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', Buffer.byteLength(text))
  if (answer.status === undefined) response.setHeader('etag', `"${text.length}"`)
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, String(value))
  const known = incoming.headers['if-none-match']
  if (known && known === response.getHeader('etag')) response.writeHead(304).end()
  else response.end(text)
})
let page = ''
const all = 'gzip, deflate, br, zstd'

beforeAll(() => listenLocally(server))
afterAll(() => void server.close())
beforeEach(() => {
  asked = []
  answer = {}
  page = `/oferta/${crypto.randomUUID()}`
  text = `<h1>${'Chalés no campo. '.repeat(200)}</h1>`
})

test('a page is sent with gzip first and with brotli later, and Next answers each request', async () => {
  const first = await ask(all)
  expect(first.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(first.bytes).toString()).toBe(text)
  const later = await askUntilBrotli()
  expect(brotliDecompressSync(later.bytes).toString()).toBe(text)
  expect(later.headers.etag).toBe(first.headers.etag)
  expect(new Set(asked)).toEqual(new Set([undefined]))
  expect(asked.length).toBeGreaterThan(1)

  const known = await ask(all, { 'if-none-match': String(first.headers.etag) })
  expect([known.status, known.bytes.length]).toEqual([304, 0])
  text = '<h1>Fechado</h1>'
  expect(gunzipSync((await ask(all)).bytes).toString()).toBe(text)
})

test.each([
  ['identity', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br', 'br'],
])('a client that accepts %s gets %s', async (accepted, packing) => {
  await askUntilBrotli()
  const { headers, bytes } = await ask(accepted)
  expect(headers['content-encoding']).toBe(packing)
  if (!packing) expect(bytes.toString()).toBe(text)
})

test('errors are compressed each time, pictures never', async () => {
  answer = { status: 404 }
  for (const words of [text, 'Fechado']) {
    text = words
    const { headers, bytes } = await ask(all)
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(bytes).toString()).toBe(text)
  }
  answer = { headers: { 'content-type': 'image/avif' } }
  expect((await ask(all)).headers).not.toHaveProperty('content-encoding')
})

test('the panel and range requests are left to Next', async () => {
  await ask(all, { range: 'bytes=0-9' })
  page = '/admin/login'
  await ask(all)
  expect(asked).toEqual([all, all])
})

function ask(accepted: string, headers: OutgoingHttpHeaders = {}) {
  return askServer(server, page, { headers: { 'accept-encoding': accepted, ...headers } })
}

async function askUntilBrotli() {
  await expect.poll(async () => (await ask(all)).headers['content-encoding']).toBe('br')
  return ask(all)
}
