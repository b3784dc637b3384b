import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { arrayBuffer } from 'node:stream/consumers'
import { everywhere, fileCsp } from '../../lib/server/requests/headers.ts'
import { listenLocally } from '../../scripts/lib/ports.ts'
import { type Handle, json } from './responses.ts'

/** Loopback only: the demo's passwords are public. */
const host = '127.0.0.1'

/** A stored file that is opened by itself runs no script, and browsers do not guess another type for it. */
const securityHeaders = { ...everywhere, 'content-security-policy': fileCsp }

/** Binds the port at once and answers 503 until `serve` is called. */
export async function listen(port: number) {
  let handle: Handle = async () => json({ message: 'starting' }, 503)
  const server = createServer({ requestTimeout: 60_000 }, (incoming, outgoing) => {
    answer(incoming, outgoing, handle).catch((error) => {
      console.error(error)
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    })
  })
  return {
    baseUrl: `http://${host}:${await listenLocally(server, port)}`,
    serve(next: Handle) {
      handle = next
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      await closed
    },
  }
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handle) {
  const response = await handle(await toRequest(incoming))
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (body.length > 0) headers.set('content-length', String(body.length))
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  outgoing.writeHead(response.status, Object.fromEntries(headers))
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

async function toRequest(incoming: IncomingMessage) {
  const method = incoming.method ?? 'GET'
  const headers = new Headers(
    Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  )
  const path = incoming.url?.startsWith('/') ? incoming.url : '/'
  const body = method === 'GET' || method === 'HEAD' ? null : await arrayBuffer(incoming)
  return new Request(`http://${host}${path}`, { method, headers, body })
}
