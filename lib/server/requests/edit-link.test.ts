import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { addEditLink, wantsEditLink } from './edit-link'

const cookie = 'a=1; panel-session=s'

test.each([
  ['GET', '/', { cookie }, true],
  ['GET', '/oferta/natal', { cookie }, true],
  ['GET', '/administradora', { cookie }, true],
  ['HEAD', '/', { cookie }, true],
  ['POST', '/', { cookie }, false],
  ['GET', '/', { cookie: 'panel-session=; a=1' }, false],
  ['GET', '/', { cookie: 'a=1; panel-session=' }, false],
  ['GET', '/', {}, false],
  ['GET', '/', { cookie: 'x-panel-session=s; panel-sessions=s' }, false],
  ['GET', '/', { cookie, rsc: '1' }, false],
  ['GET', '/', { cookie, 'sec-fetch-dest': 'iframe' }, false],
  ...['/admin', '/admin?x', '/admin/rooms', '/api/health', '/media/x', '/_next/x'].map(
    (path) => ['GET', path, { cookie }, false] as const,
  ),
] as const)('%s %s %o wants a link: %s', (method, url, headers, wanted) => {
  const request = { method, url, headers } as unknown as IncomingMessage
  expect(wantsEditLink(request, 'panel-session')).toBe(wanted)
})

const html = { 'content-type': 'text/html; charset=utf-8', etag: '"e"', 'cache-control': 's-maxage=60' }
const page = '<html><body><p>Olá, </body> como texto é &lt;/body&gt;</p></body></html>'

test('a page gets the link at its end, however it is written, and is nobody else’s', async () => {
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
    const answer = await answered(write, '/oferta/%22%3E?x=1')
    const body = await answer.text()
    const [before, link] = [body.slice(0, page.length - 14), body.slice(page.length - 14)]
    expect(before + link.replace(/^<aside .*<\/aside>/, '')).toBe(page)
    expect(link).toContain('<a href="/admin/editar?de=%2Foferta%2F%2522%253E" ')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('x-asked')).toBe('undefined undefined')
  }
})

test('asking for its headers alone tells the same of it', async () => {
  const answer = await answered((response) => response.writeHead(200, html).end(), '/', 'HEAD')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  for (const name of ['etag', 'content-length']) expect(answer.headers.get(name), name).toBeNull()
})

test.each([
  [404, html],
  [200, { 'content-type': 'application/json' }],
  [200, { ...html, 'content-encoding': 'gzip' }],
])('%s %o passes as it is', async (status, headers) => {
  const answer = await answered((response) => {
    response.writeHead(status, headers)
    response.write('{}')
    response.end()
  })
  expect(answer.headers.get('cache-control')).toBe('cache-control' in headers ? 's-maxage=60' : null)
  if (!('content-encoding' in headers)) expect(await answer.text()).toBe('{}')
})

async function answered(write: (response: ServerResponse) => void, path = '/', method = 'GET') {
  const server = createServer((request, response) => {
    addEditLink(request, response)
    const { 'accept-encoding': encoding, 'if-none-match': known } = request.headers
    response.setHeader('x-asked', `${encoding} ${known}`)
    write(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    const headers = { 'if-none-match': '"e"' }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
    if (answer.headers.get('content-encoding')) return answer
    return new Response(await answer.text(), answer)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
