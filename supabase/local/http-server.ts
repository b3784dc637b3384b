import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { errorCode, Refusal } from '../../scripts/lib/refusal.ts'
import { type Handle, json } from './responses.ts'

/** Loopback only: the demo's passwords are public. */
const host = '127.0.0.1'

/** A stored file that is opened by itself runs no script, and browsers do not guess another type for it. */
const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** Binds the port at once and answers 503 until `serve` is called. Throws a Refusal. */
export async function listen(port: number) {
  let handle: Handle = async () => json({ message: 'starting' }, 503)
  const server = createServer({ requestTimeout: 60_000 }, (incoming, outgoing) => {
    answer(incoming, outgoing, handle).catch((error) => {
      console.error(error)
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    })
  })
  await bind(server, port)
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return {
    baseUrl: `http://${host}:${actualPort}`,
    serve(next: Handle) {
      handle = next
    },
    close: () => close(server),
  }
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handle) {
  const response = await handle(toRequest(incoming))
  const body = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (body.length > 0) headers.set('content-length', String(body.length))
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value)
  outgoing.writeHead(response.status, Object.fromEntries(headers))
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}

function toRequest(incoming: IncomingMessage) {
  const method = incoming.method ?? 'GET'
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item)
  }
  const path = incoming.url?.startsWith('/') ? incoming.url : '/'
  const init: RequestInit & { duplex?: 'half' } = { method, headers }
  if (method !== 'GET' && method !== 'HEAD') {
    init.body = bodyOf(incoming)
    init.duplex = 'half'
  }
  return new Request(`http://${host}${path}`, init)
}

function bodyOf(incoming: IncomingMessage) {
  const chunks = incoming[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(new Uint8Array(value))
    },
  })
}

function bind(server: Server, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)))
    server.listen(port, host, resolve)
  })
}

function explain(error: Error, port: number) {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return new Refusal(`A porta ${port} já está em uso. Escolha outra em SUPABASE_PORT.`)
  if (code === 'EACCES')
    return new Refusal(`Sem permissão para usar a porta ${port}. Escolha outra em SUPABASE_PORT.`)
  return error
}

function close(server: Server) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  return closed
}
