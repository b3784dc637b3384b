import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { everywhere, fileCsp } from '../../lib/server/requests/headers.ts'
import { listenLocally } from '../../scripts/lib/ports.ts'
import { type Handle, json } from './responses.ts'

/** Loopback only, because the demonstration's passwords are public. */
const hostname = '127.0.0.1'

/** A stored file that is opened directly runs no script, and browsers do not guess its type. */
const securityHeaders = { ...everywhere, 'content-security-policy': fileCsp }

/** Binds the port and answers 503 until `serve` is called. */
export async function listen(port: number) {
  let handle: Handle = async () => json({ message: 'starting' }, 503)
  const answer: Handle = async (request) => {
    const { status, headers, body } = await handle(request)
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...securityHeaders } })
  }
  const listener = getRequestListener(answer, { hostname, overrideGlobalObjects: false })
  const server = createServer({ requestTimeout: 60_000 }, listener)
  return {
    baseUrl: `http://${hostname}:${await listenLocally(server, port)}`,
    serve(next: Handle) {
      handle = next
    },
    close: () => server[Symbol.asyncDispose](),
  }
}
