import type { IncomingMessage, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { streamLength } from '@/lib/media/videos/film-answer'
import { withoutToken } from '@/lib/paths'
import { securityEvent } from '@/lib/security-log'
import { cspFloor } from '../cache/csp.mjs'
import { type Answer, hasBody } from './decide'
import { everywhere, fileCsp } from './headers'

const CSP = 'content-security-policy'

/** Gives every response, from Next or from the filter, exactly one policy and one `location`, and forbids caching errors. */
export function setStandardHeaders(response: ServerResponse, requestId: string, isDevelopment: boolean) {
  // Next removes this request header before it responds.
  const isData = response.req.headers.rsc !== undefined
  // Pages get theirs from lib/server/cache or the middleware; in development only the panel's do.
  const policyOfFiles = isDevelopment ? cspFloor("'self'") : fileCsp

  onHeaders(response, () => {
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    response.setHeader('x-request-id', requestId)
    response.setHeader(CSP, [response.getHeader(CSP) ?? policyOfFiles].flat().map(String).at(-1) ?? '')
    // Next 16.4 sends it twice when redirect() runs in a page rendered on demand (vercel/next.js#82117). Browsers accept
    // that, but fetch() and crawlers join both to one address.
    const [location] = [response.getHeader('location')].flat()
    if (location !== undefined) response.setHeader('location', location)
    // Next 16.4 removes the length of a streamed response, which video players need.
    const length = response.getHeader(streamLength)
    response.removeHeader(streamLength)
    if (length !== undefined) response.setHeader('content-length', length)
    response.statusCode = correctedStatus(response)
    if (response.statusCode >= 400) response.setHeader('cache-control', 'no-store')
    // A cache that ignores `Vary` would serve the payload to somebody who requests the page.
    else if (isData) response.setHeader('cache-control', 'private, no-cache')
  })
}

/** Next 16.4 answers 500 to a range that a file does not have. */
function correctedStatus(response: ServerResponse): number {
  const lacksRange = String(response.getHeader('content-range') ?? '').startsWith('bytes */')
  return response.statusCode === 500 && lacksRange ? 416 : response.statusCode
}

type Rewrite = (body: Buffer) => Buffer | string

/**
 * Calls `judge` once, just before the headers are sent; it may change status and headers. If it returns a function, the body
 * is buffered, and the function's result is sent instead.
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

/** Logs a refusal; an answer without a reason is not one. */
export function noteRefusal({ reason, status }: Answer, { method, url = '' }: IncomingMessage) {
  if (!reason) return
  const path = withoutToken(url.split('?')[0] ?? '').slice(0, 200)
  securityEvent('request_refused', { reason, status, method, path })
}

/** How long a client that is still sending has to read the answer, in milliseconds. */
const LINGER_MS = 1000

/** Answers without Next. Never reads the rest of the body: the connection ends with the answer. */
export function respond(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  const { status, headers, body = '' } = answer
  noteRefusal(answer, request)
  const type = { 'content-type': 'text/plain; charset=utf-8' }
  const ofBody = { 'content-length': Buffer.byteLength(body), ...(body && type) }
  for (const [name, value] of Object.entries({ ...ofBody, ...headers })) response.setHeader(name, value)
  if (!hasBody(request)) {
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
    return
  }
  // `end` would make Node read the rest, and closing at once would discard what the client has not received yet.
  response.setHeader('connection', 'close')
  response.writeHead(status).write(body)
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS)
  request.socket.once('close', () => clearTimeout(timer))
}
