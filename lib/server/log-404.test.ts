import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log404 } from './log-404'

let server: Server
let stop: () => void
const log = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(async () => {
  log.mockClear()
  globalThis.siteLogContext = undefined
  stop = log404()
  server = createServer((incoming, response) => {
    const status = incoming.url?.startsWith('/sobre') ? 200 : 404
    const type = incoming.url?.endsWith('.js') ? 'text/plain' : 'text/html; charset=utf-8'
    response.statusCode = status
    response.setHeader('content-type', type).end('…')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  stop()
  server.close()
})

test('a missing page is logged once, encoded, without its query', async () => {
  await visit('/n%C3%A3o/existe%0A?senha=x')
  await vi.waitFor(() =>
    expect(logged()).toMatchObject([{ event: 'page_not_found', path: '/n%C3%A3o/existe%0A' }]),
  )
})

test('a long path is cut', async () => {
  await visit(`/${'a'.repeat(3000)}`)
  await vi.waitFor(() =>
    expect(logged()).toMatchObject([{ event: 'page_not_found', path: `/${'a'.repeat(499)}` }]),
  )
})

test('a link to a preview that has ended is not told', async () => {
  await visit('/previa/abc.def')
  await vi.waitFor(() => expect(logged()).toMatchObject([{ event: 'page_not_found', path: '/previa/…' }]))
})

test('pages that exist and missing files are not logged', async () => {
  await visit('/sobre')
  await visit('/_next/static/x.js')
  await vi.waitFor(() => expect(logged()).toEqual([]))
})

function logged() {
  return log.mock.calls.map(([line]) => JSON.parse(String(line)))
}

async function visit(path: string) {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}
