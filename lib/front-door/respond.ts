import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from './decide'

/** Milliseconds for a sender who is still busy to notice the answer. */
const LINGER_MS = 1000

/** Answers without Next. What the visitor may still be sending is never read: the connection ends with the answer. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body = '' }: Answer,
) {
  response.setHeader('content-length', Buffer.byteLength(body))
  if (body) response.setHeader('content-type', 'text/plain; charset=utf-8')
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
  const isSending =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0
  if (!isSending) {
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
    return
  }
  // `end` would make Node read the rest, and closing at once would throw away what the visitor has not received.
  response.setHeader('connection', 'close')
  response.writeHead(status).write(body)
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS)
  request.socket.once('close', () => clearTimeout(timer))
}
