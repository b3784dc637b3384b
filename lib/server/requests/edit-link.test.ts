import { IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { addEditLink, wantsEditLink } from './edit-link'
import { answerOf } from './test-requests'

const cookie = 'a=1; panel-session=s'

test.each([
  ['GET', '/', { cookie }, true],
  ['GET', '/administradora', { cookie }, true],
  ['POST', '/', { cookie }, false],
  ['GET', '/', {}, false],
  ['GET', '/', { cookie: 'x-panel-session=s; panel-sessions=s' }, false],
  ['GET', '/', { cookie, rsc: '1' }, false],
  ['GET', '/', { cookie, 'sec-fetch-dest': 'iframe' }, false],
  ['GET', '/admin?x', { cookie }, false],
] as const)('%s %s %o wants a link: %s', (method, url, headers, wanted) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url })
  Object.assign(request.headers, headers)
  expect(wantsEditLink(request, 'panel-session')).toBe(wanted)
})

const html = { 'content-type': 'text/html; charset=utf-8', etag: '"e"', 'cache-control': 's-maxage=60' }
const page = '<html><body><p>Olá, </body> como texto é &lt;/body&gt;</p></body></html>'

test('a page gets the link at its end, however it is written, and is cached by nobody', async () => {
  const ways: ((response: ServerResponse) => void)[] = [
    (response) => response.writeHead(200, html).end(page),
    (response) => {
      for (const [name, value] of Object.entries(html)) response.setHeader(name, value)
      response.setHeader('content-length', Buffer.byteLength(page))
      response.flushHeaders()
      response.write(page.slice(0, 20))
      response.write(new TextEncoder().encode(page.slice(20)), () => response.end())
    },
  ]
  for (const write of ways) {
    for (const method of ['GET', 'HEAD']) {
      const { headers, body } = await answered(write, '/oferta/%22%3E?x=1', method)
      const [before, link] = [body.slice(0, page.length - 14), body.slice(page.length - 14)]
      if (method === 'GET') {
        expect(before + link.replace(/^<aside .*<\/aside>/, '')).toBe(page)
        expect(link).toContain('<a href="/admin/editar?de=%2Foferta%2F%2522%253E" ')
      }
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-asked': 'undefined undefined',
      })
      expect(headers).not.toHaveProperty('etag')
    }
  }
})

test.each([
  [404, html],
  [200, { 'content-type': 'application/json' }],
  [200, { ...html, 'content-encoding': 'gzip' }],
])('%s %o passes unchanged', async (status, headers) => {
  const answer = await answered((response) => response.writeHead(status, headers).end('{}'))
  expect(answer.body).toBe('{}')
  expect(answer.headers).toMatchObject(headers)
})

function answered(write: (response: ServerResponse) => void, path = '/', method = 'GET') {
  const headers = { 'if-none-match': '"e"', 'accept-encoding': 'gzip' }
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    addEditLink(request, response)
    const { 'accept-encoding': encoding, 'if-none-match': known } = request.headers
    response.setHeader('x-asked', `${encoding} ${known}`)
    write(response)
  }
  return answerOf(handle, path, { method, headers })
}
