import { once } from 'node:events'
import { createServer, type RequestListener, ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from '@/lib/cache/csp.mjs'
import { sealAnswers } from './seal-answers'
import { fileCsp } from './standard-headers'

const { writeHead, write, end } = ServerResponse.prototype
beforeAll(sealAnswers)
afterAll(() => Object.assign(ServerResponse.prototype, { writeHead, write, end }))

const html = '<html><script>self.__next_f.push([1,"a"])</script><p>Ção</p></html>'
const policy = contentSecurityPolicy(inlineScriptHashes(html))
const type = { 'content-type': 'text/html; charset=utf-8' }

test.each<[string, RequestListener]>([
  ['at once', (_, response) => response.setHeaders(new Map(Object.entries(type))).end(html)],
  [
    'under headers written before',
    (_, response) => {
      response.statusCode = 200
      for (const [name, value] of Object.entries(type)) response.setHeader(name, value)
      response.write(html.slice(0, 20), () => response.end(html.slice(20)))
    },
  ],
])('a page that is sent %s carries the hashes of its scripts', async (_, listener) => {
  const { headers, body } = await ask('/ofertas', listener)
  expect(policy).toContain("'sha256-")
  expect(headers.get('content-security-policy')).toBe(policy)
  expect(headers.get('strict-transport-security')).toContain('max-age=')
  expect(body).toBe(html)
})

test('the panel keeps what the middleware wrote, and no public page believes a visitor', async () => {
  const asked = { 'content-security-policy': "script-src 'nonce-a'" }
  const sent: RequestListener = (_, response) => response.writeHead(200, type).end(html)
  const panel = await ask('/admin/packages', sent, asked)
  expect(panel.headers.get('content-security-policy')).toBe(asked['content-security-policy'])
  const page = await ask(
    '/',
    (_, response) => response.setHeader('content-type', 'text/html').end(html),
    asked,
  )
  expect(page.headers.get('content-security-policy')).toBe(policy)
})

test('a closed preview is told by its status, as the middleware said', async () => {
  const { status, headers } = await ask(
    '/previa/abc',
    (_, response) => response.writeHead(200, type).end(html),
    {
      'x-answer-status': '404',
      'referrer-policy': 'no-referrer',
    },
  )
  expect(status).toBe(404)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  const page = await ask('/', (_, response) => response.end(), { 'x-answer-status': '404' })
  expect(page.status).toBe(200)
})

test('what is no page may run nothing, and what never changes may stay with the CDN', async () => {
  const forGood = 'public, max-age=31536000, immutable'
  const image = await ask('/media/a/480.webp', (_, response) =>
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': forGood }).end('x'),
  )
  expect(image.headers.get('content-security-policy')).toBe(fileCsp)
  expect(image.headers.get('vercel-cdn-cache-control')).toBe(forGood)
  const own = await ask('/admin/media/a', (_, response) =>
    response.writeHead(200, { 'cache-control': forGood.replace('public', 'private') }).end('x'),
  )
  expect(own.headers.get('vercel-cdn-cache-control')).toBeNull()
  const failed = await ask('/media/a', (_, response) =>
    response.writeHead(503, { 'cache-control': forGood }).end(),
  )
  expect(failed.headers.get('cache-control')).toBe('no-store')
  expect(failed.headers.get('vercel-cdn-cache-control')).toBeNull()
})

async function ask(path: string, listener: RequestListener, headers: Record<string, string> = {}) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const body = await answer.text()
  server.close()
  return { status: answer.status, headers: answer.headers, body }
}
