import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { replaceFailure } from './failure-page'
import { answerOf } from './test-requests'

const html = { 'content-type': 'text/html; charset=utf-8' }
const shell = '<html id="__next_error__"><body></body></html>'
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('a failed page is replaced by one with text and the request id, however Next sends it', async () => {
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
    const { status, headers, bytes, body } = await answered(write)
    expect(status).toBe(500)
    expect(body).toContain('<h1>Algo não saiu como esperávamos</h1>')
    expect(body).toContain('Código do erro: <code>r-12345678</code>')
    expect(body).not.toMatch(/<script|__next_error__/)
    expect(headers).toMatchObject({ ...html, 'content-length': String(bytes.length) })
    for (const name of ['etag', 'content-encoding']) expect(headers).not.toHaveProperty(name)
    const head = await answered(write, {}, 'HEAD')
    expect([head.body, head.headers['content-length']]).toEqual(['', String(bytes.length)])
  }
})

test.each([
  ['a missing page', {}, 404, html],
  ['a page with a script nonce', {}, 500, { ...html, 'content-security-policy': "script-src 'nonce-a'" }],
  ['a response for a script', {}, 503, { 'content-type': 'application/json' }],
  ['the data of a page', { rsc: '1' }, 500, html],
  ['an empty response to a client without HTML', { accept: '*/*' }, 500, {}],
])('%s stays unchanged', async (_, asked, status, headers) => {
  const answer = await answered((response) => response.writeHead(status, headers).end(shell), asked)
  expect([answer.status, answer.body]).toEqual([status, shell])
})

function answered(write: (response: ServerResponse) => void, headers = {}, method = 'GET') {
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    replaceFailure(request, response, 'r-12345678')
    write(response)
  }
  return answerOf(handle, '/', { method, headers: { ...browser, ...headers } })
}
