import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { streamLength } from '@/lib/media/videos/film-answer'
import { withoutToken } from '@/lib/paths'
import { securityEvent } from '@/lib/security-log'
import { cspFloor } from '@/lib/server/cache/csp.mjs'
import type { Answer } from './decide'
import { everywhere, fileCsp, tellsStatus } from './standard-headers'

/** Gives every answer, from Next or from this filter, exactly one policy and one `location`, and forbids caching of errors. */
export function setStandardHeaders(response: ServerResponse, requestId: string, isDevelopment: boolean) {
  // Next removes the header.
  const isData = response.req.headers.rsc !== undefined
  onHeaders(response, () => {
    response.statusCode = mended(response.statusCode, response)
    complete(response, response.statusCode, isDevelopment).setHeader('x-request-id', requestId)
    // A cache that overlooks `Vary` would give a page's data to somebody who wants the page.
    if (isData && response.statusCode < 400) response.setHeader('cache-control', 'private, no-cache')
  })
}

const CSP = 'content-security-policy'

/** The last change of the headers before they are sent. */
function complete(response: ServerResponse, status: number, isDevelopment: boolean): ServerResponse {
  const asked = response.getHeader('referrer-policy')
  for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
  // A preview's address is its key.
  if (asked === 'no-referrer') response.setHeader('referrer-policy', asked)
  // Pages bring their own: from lib/server/cache or the middleware. In development only the panel's do.
  const fallback = isDevelopment ? cspFloor("'self'") : fileCsp
  response.setHeader(CSP, [response.getHeader(CSP) ?? fallback].flat().map(String).at(-1) ?? fallback)
  // Next 16.4 sends it twice when redirect() runs in a page rendered on demand (vercel/next.js#82117). Browsers
  // forgive it; fetch() and crawlers follow both as one address.
  const [location] = [response.getHeader('location')].flat()
  if (location !== undefined) response.setHeader('location', location)
  if (status >= 400) response.setHeader('cache-control', 'no-store')
  // Next 16.4 takes the length away from what a route streams, and players want to know it.
  const length = response.getHeader(streamLength)
  response.removeHeader(streamLength)
  if (length !== undefined) response.setHeader('content-length', length)
  return response
}

/** Next 16.4 answers 500 where a file lacks the part that was asked for, and a middleware cannot choose a page's status. */
function mended(status: number, response: ServerResponse): number {
  const told = Number(response.getHeader(tellsStatus))
  response.removeHeader(tellsStatus)
  if (status === 200 && told) return told
  const lacksPart = String(response.getHeader('content-range') ?? '').startsWith('bytes */')
  return status === 500 && lacksPart ? 416 : status
}

/** Makes the body that is sent of the whole body of an answer. */
type Rewrite = (body: Buffer) => Buffer | string

/**
 * Asks `judge` once, when status and headers of an answer are known and before they are sent; it may change both. With a
 * rewrite the body is held until it is whole; else the answer passes as it is.
 */
export function rewriteBody(response: ServerResponse, judge: () => Rewrite | undefined) {
  const methods: { write(...given: unknown[]): boolean; end(...given: unknown[]): unknown } = response
  const { write, end } = methods
  const held: Buffer[] = []
  let verdict: { rewrite: Rewrite | undefined } | undefined
  onHeaders(response, rewriteOf)

  methods.write = (...given) => {
    if (!rewriteOf()) return write.apply(response, given)
    hold(given)
    const done = given.at(-1)
    if (typeof done === 'function') process.nextTick(done)
    return true
  }
  methods.end = (...given) => {
    const rewrite = rewriteOf()
    if (!rewrite) return end.apply(response, given)
    hold(given)
    const done = given.filter((argument) => typeof argument === 'function')
    return end.apply(response, [rewrite(Buffer.concat(held)), ...done])
  }

  function rewriteOf() {
    verdict ??= { rewrite: judge() }
    return verdict.rewrite
  }

  function hold([chunk]: unknown[]) {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) held.push(Buffer.from(chunk))
  }
}

/** A line in the log for what was refused; an answer without a reason is no refusal. */
export function noteRefusal({ reason, status }: Answer, method?: string, url = '') {
  if (!reason) return
  const path = withoutToken(url.split('?')[0] ?? '').slice(0, 200)
  securityEvent('request_refused', { reason, status, method, path })
}

/** Milliseconds for a sender who is still busy to notice the answer. */
const LINGER_MS = 1000

/** Answers without Next. What the visitor may still be sending is never read: the connection ends with the answer. */
export function respond(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  const { status, headers, body = '' } = answer
  noteRefusal(answer, request.method, request.url)
  const type = { 'content-type': 'text/plain; charset=utf-8' }
  const ofBody = { 'content-length': Buffer.byteLength(body), ...(body && type) }
  for (const [name, value] of Object.entries({ ...ofBody, ...headers })) response.setHeader(name, value)
  if (!bringsBody(request)) {
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
    return
  }
  // `end` would make Node read the rest, and closing at once would throw away what the visitor has not received.
  response.setHeader('connection', 'close')
  response.writeHead(status).write(body)
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS)
  request.socket.once('close', () => clearTimeout(timer))
}

/** Whether the request announces a body. */
export function bringsBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}
