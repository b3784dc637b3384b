import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stubSite } from '@/lib/access/test-session'
import { logEvent } from '@/lib/log'
import '@/scripts/artefact/early.js'
import { listenLocally } from '@/scripts/lib/ports'
import { filterRequests } from './filter'
import { noteCall } from './read-calls'
import { type Asked, ask as askServer } from './test-requests'

/** Stands in for Next: reads every body, echoes the request headers, and sends a request to itself. */
let server: Server
let port = 0
let accepted = 0

const ask = (path: string, asked?: Asked) => askServer(server, path, asked)

beforeAll(async () => {
  stubSite()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = createServer(async (incoming, response) => {
    if (incoming.url === '/early') return response.end()
    try {
      for await (const chunk of incoming) accepted += chunk.length
    } catch {
      return
    }
    if (incoming.url === '/natal') {
      return response.writeHead(307, { location: '/ofertas' }).end()
    }
    if (incoming.url === '/print.css') return response.writeHead(500, { 'content-range': 'bytes */10' }).end()
    if (incoming.url === '/_not-found' || incoming.url === '/previa/abc.def')
      return response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end('…')
    if (incoming.url === '/oferta/nenhuma')
      return response.writeHead(404, { 'cache-control': 's-maxage=60' }).end()
    if (incoming.url === '/admin/forward') {
      const { 'content-length': _, ...headers } = incoming.headers
      const own = { ...headers, 'transfer-encoding': 'chunked' }
      return response.end((await ask('/admin/rooms', { method: 'POST', headers: own })).body)
    }
    if (incoming.url === '/admin/login/senha') noteCall()
    if (incoming.url === '/admin/pictures' || incoming.url === '/admin/login/senha')
      return response.writeHead(500).end('<html>\n</html>')
    logEvent('teste', {})
    response.end(JSON.stringify({ url: incoming.url, ...incoming.headers }))
  })
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Past the filter\r\n\r\n'))
  port = await listenLocally(server)
  await expect(ask('/early')).rejects.toThrow()
  filterRequests({
    siteUrl: 'https://www.hotel.example',
    trustedProxy: '',
    isDevelopment: false,
    isOwnPage: () => false,
    previewOf: ({ headers }) => (headers.cookie === 'previa=assinada' ? 'link' : undefined),
    sessionCookie: 'panel-session',
    accountOf: () => undefined,
  })
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  accepted = 0
  vi.mocked(console.error).mockClear()
})

const action = { origin: 'https://www.hotel.example', 'next-action': 'abc' }
const lines = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)))

test('an address that only a preview may have reaches Next unchanged, only with that preview', async () => {
  const { body } = await ask('/passeios', { headers: { cookie: 'previa=assinada' } })
  expect(JSON.parse(body)).toMatchObject({ url: '/passeios' })
  expect((await ask('/passeios', { headers: { cookie: 'previa=outra' } })).status).toBe(404)
})

test('an incomplete body occupies no turn of a preview (PUB-14)', async () => {
  const headers = { ...action, cookie: 'previa=assinada', 'content-length': '4' }
  const held = Array.from({ length: 15 }, () => {
    const sent = request({ port, path: '/api/pesquisa', method: 'POST', headers, agent: false })
    sent.on('error', () => {}).write('b')
    return sent
  })
  const countConnections = () =>
    new Promise<number>((done) => server.getConnections((_, count) => done(count)))
  await expect.poll(countConnections).toBeGreaterThan(14)
  expect((await ask('/', { headers: { cookie: 'previa=assinada' } })).status).toBe(200)
  for (const sent of held) sent.destroy()
})

test.each([
  ['/', 405],
  ['/admin/login', 413],
])('a large body to %s is refused unread', async (path, status) => {
  const megabytes = 50
  const attacks = await Promise.all(Array.from({ length: 3 }, () => flood(path, megabytes)))
  // The buffers of the two sockets accept some of it.
  for (const attack of attacks) expect([attack.status, attack.sent < megabytes / 2]).toEqual([status, true])
  expect(accepted).toBe(0)
})

test('a call that Next cannot read is answered 400 in one line (SEC-1)', async () => {
  const form = { origin: action.origin, 'content-type': 'multipart/form-data; boundary=x' }
  for (const headers of [action, form])
    expect(await ask('/admin/pictures', { method: 'POST', headers, body: '[' })).toMatchObject({
      status: 400,
      body: 'Pedido inválido.',
    })
  expect((await ask('/admin/pictures')).status).toBe(500)
})

test('a failure within an action stays 500: with a page for a form, unchanged for a script (SEC-1)', async () => {
  const form = { origin: action.origin, 'content-type': 'multipart/form-data; boundary=x' }
  const sent = (headers: object) =>
    ask('/admin/login/senha', { method: 'POST', headers: { ...headers }, body: '--x--' })
  const shown = await sent(form)
  expect([shown.status, shown.body]).toEqual([500, expect.stringContaining('Código do erro')])
  expect(await sent(action)).toMatchObject({ status: 500, body: '<html>\n</html>' })
})

test('a body with Expect: 100-continue arrives whole', async () => {
  const headers = { ...action, 'content-length': '4', expect: '100-continue' }
  const sent = request({ port, path: '/admin/login', method: 'POST', headers })
  sent.once('continue', () => sent.end('body'))
  sent.flushHeaders()
  const [response] = await once(sent, 'response')
  response.resume()
  expect([response.statusCode, accepted]).toEqual([200, 4])
})

test('a range that a file does not have is answered 416', async () => {
  expect((await ask('/print.css', { headers: { range: 'bytes=99-' } })).status).toBe(416)
})

test('two Host headers are refused', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write('GET / HTTP/1.1\r\nhost: a.example\r\nhost: b.example\r\nconnection: close\r\n\r\n')
  const [text] = await once(socket, 'data')
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
})

test('address and request id headers from visitors are replaced (SEC-8)', async () => {
  const { body, headers } = await ask('/', {
    headers: {
      'x-forwarded-for': '1.2.3.4',
      'x-real-ip': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      'x-request-id': 'mine',
      'x-request-filter': 'mine',
      connection: 'Upgrade',
      // The site has no web sockets and treats it as a normal request.
      upgrade: 'websocket',
    },
  })
  const { forwarded, 'x-real-ip': realIp, ...seen } = JSON.parse(body)
  expect(seen).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect([forwarded, realIp, headers['x-request-filter']]).toEqual([undefined, undefined, undefined])
  expect(headers['x-request-id']).toBe(seen['x-request-id'])
  expect(lines()).toMatchObject([{ event: 'teste', request: seen['x-request-id'] }])
})

test('a request from the framework to itself keeps the id of the original request', async () => {
  const call = { method: 'POST', headers: action, body: 'x' }
  const { body, headers } = await ask('/admin/forward', call)
  const own = { 'x-request-id': headers['x-request-id'], 'transfer-encoding': 'chunked' }
  expect(JSON.parse(body)).toMatchObject(own)
})

test('a refusal is one line in the security log (SEC-7)', async () => {
  const foreign = { method: 'POST', headers: { ...action, origin: 'https://evil.example' }, body: 'x' }
  await ask('/admin/rooms?senha=x', foreign)
  expect(lines()).toMatchObject([
    { event: 'request_refused', level: 'warn', reason: 'origin', status: 403, path: '/admin/rooms' },
  ])
})

test.each([
  ['/n%C3%A3o/existe%0A?senha=x', '/n%C3%A3o/existe%0A'],
  [`/${'a'.repeat(3000)}`, `/${'a'.repeat(499)}`],
  ['/previa/abc.def', '/previa/…'],
])('the missing page %s is logged once, without query or key', async (asked, path) => {
  await ask(asked)
  // A 404 that is not a page is not logged.
  await ask('/oferta/nenhuma')
  await expect.poll(lines).toMatchObject([{ event: 'page_not_found', level: 'info', path }])
})

test('a connection serves several requests, also after HEAD and a redirect', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let text = ''
  socket.on('data', (chunk: string) => {
    text += chunk
  })
  for (const head of ['HEAD /sobre', 'GET //b', 'GET /natal', 'GET /termos'])
    socket.write(`${head} HTTP/1.1\r\nhost: x\r\n\r\n`)
  await expect.poll(() => text).toContain('"url":"/termos"')
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(
    ['200', '308', '307', '200'].map((status) => `HTTP/1.1 ${status}`),
  )
  socket.destroy()
})

/** Sends up to `megabytes` until a response arrives. */
async function flood(path: string, megabytes: number) {
  const headers = { ...action, 'content-length': megabytes * 1024 * 1024 }
  const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false })
  sent.on('error', () => {})
  const got: { answer?: IncomingMessage } = {}
  const answered = once(sent, 'response').then(([answer]) => Object.assign(got, { answer }))
  let written = 0
  for (; !got.answer && written < megabytes; written++)
    if (!sent.write(Buffer.alloc(1024 * 1024))) await Promise.race([once(sent, 'drain'), answered])
  if (!got.answer) sent.end()
  await answered
  sent.destroy()
  return { status: got.answer?.statusCode, sent: written }
}
