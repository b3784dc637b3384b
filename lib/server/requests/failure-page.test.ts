import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { showFailure } from './failure-page'

const html = { 'content-type': 'text/html; charset=utf-8' }
const shell = '<html id="__next_error__"><body></body></html>'
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('who reads is told in words, with the name of the request, however Next sends the failure', async () => {
  const ways: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(500, { ...html, etag: '"e"' }).end(shell),
    (response) => {
      response.statusCode = 500
      response.setHeader('content-type', html['content-type'])
      response.setHeader('content-encoding', 'gzip')
      response.setHeader('content-length', 20)
      response.write(gzipSync(shell), () => response.end())
    },
    (response) => response.writeHead(500).end(),
  ]
  for (const write of ways) {
    const { status, headers, body } = await answered(write)
    expect(status).toBe(500)
    expect(body).toContain('<h1>Algo não saiu como esperávamos</h1>')
    expect(body).toContain('Código do erro: <code>r-12345678</code>')
    expect(body).not.toMatch(/<script|__next_error__/)
    expect(Number(headers.get('content-length'))).toBe(Buffer.byteLength(body))
    expect(headers.get('content-type')).toBe(html['content-type'])
    for (const name of ['etag', 'content-encoding']) expect(headers.get(name), name).toBeNull()
  }
})

test.each([
  ['no failure', {}, 404, html],
  ['a page that may draw itself', {}, 500, { ...html, 'content-security-policy': "script-src 'nonce-a'" }],
  ['an answer for a script', {}, 503, { 'content-type': 'application/json' }],
  ['a change of pages by script', { rsc: '1' }, 500, html],
  ['nothing for somebody who reads no page', { accept: '*/*' }, 500, {}],
])('%s is left alone', async (_, asked, status, headers) => {
  const answer = await answered((response) => response.writeHead(status, headers).end(shell), asked)
  expect([answer.status, answer.body]).toEqual([status, shell])
})

test('asking for its headers alone tells its length', async () => {
  const head = await answered((response) => response.writeHead(500, html).end(shell), {}, 'HEAD')
  const get = await answered((response) => response.writeHead(500, html).end(shell))
  expect(head.body).toBe('')
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
})

async function answered(write: (response: ServerResponse) => void, headers = {}, method = 'GET') {
  const server = createServer((request, response) => {
    showFailure(request, response, 'r-12345678')
    write(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method, headers: { ...browser, ...headers } })
    return { status: response.status, headers: response.headers, body: await response.text() }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
