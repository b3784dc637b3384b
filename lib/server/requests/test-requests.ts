import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
  type Server,
} from 'node:http'
import { listenLocally } from '@/scripts/lib/ports'

export type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: string }

/** Requests exactly this path from a local server, without decompressing the response. */
export async function ask(server: Server, path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const sent = request({ host: '127.0.0.1', port: portOf(server), path, method, headers, agent: false })
  sent.end(body)
  const [response]: IncomingMessage[] = await once(sent, 'response')
  const parts: Buffer[] = []
  for await (const part of response ?? []) parts.push(part)
  const bytes = Buffer.concat(parts)
  return { status: response?.statusCode, headers: response?.headers ?? {}, bytes, body: bytes.toString() }
}

/** Starts a server for one request and returns its response. */
export async function answerOf(handle: RequestListener, path: string, asked: Asked) {
  const server = createServer(handle)
  await listenLocally(server)
  try {
    return await ask(server, path, asked)
  } finally {
    server.close()
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
