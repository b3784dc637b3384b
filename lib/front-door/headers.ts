import type { ServerResponse } from 'node:http'
import { cspFloor } from '@/lib/cache/csp.mjs'
import { streamLength } from '@/lib/videos/film-answer'
import { everywhere, fileCsp } from './standard-headers'
import { tellsStatus } from './tells-status'

/** Whatever answers, Next or the front door: exactly one policy, one `location`, and nothing kept of an error. */
export function setStandardHeaders(response: ServerResponse, requestId: string, isDevelopment: boolean) {
  const { writeHead } = response
  // Next takes the header off.
  const isData = response.req.headers.rsc !== undefined
  Object.assign(response, {
    writeHead(asked: number, ...rest: unknown[]) {
      for (const [name, value] of headersIn(rest.at(-1))) response.setHeader(name, value)
      const status = mended(asked, response)
      const message = typeof rest[0] === 'string' ? rest[0] : undefined
      if (!response.headersSent) {
        complete(response, status, isDevelopment).setHeader('x-request-id', requestId)
        // A cache that overlooks `Vary` would give a page's data to somebody who wants the page.
        if (isData && status < 400) response.setHeader('cache-control', 'private, no-cache')
      }
      return Reflect.apply(writeHead, response, message === undefined ? [status] : [status, message])
    },
  })
}

const CSP = 'content-security-policy'

/** The last touch on what is about to be sent. */
function complete(response: ServerResponse, status: number, isDevelopment: boolean): ServerResponse {
  const asked = response.getHeader('referrer-policy')
  for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
  // A preview's address is its key.
  if (asked === 'no-referrer') response.setHeader('referrer-policy', asked)
  // Pages bring their own: from lib/cache or the middleware. In development only the panel's do.
  const fallback = isDevelopment ? cspFloor("'self'") : fileCsp
  response.setHeader(CSP, [response.getHeader(CSP) ?? fallback].flat().map(String).at(-1) ?? fallback)
  // Next 16.4 sends it twice when redirect() runs in a page rendered on demand (vercel/next.js#82117). Browsers
  // forgive it; fetch() and crawlers follow both as one address.
  const [location] = [response.getHeader('location')].flat()
  if (location !== undefined) response.setHeader('location', location)
  if (status >= 400) response.setHeader('cache-control', 'no-store')
  tellLength(response)
  return response
}

/** Next 16.4 takes the length away from what a route streams, and players want to know it. */
function tellLength(response: ServerResponse) {
  const length = response.getHeader(streamLength)
  if (length === undefined) return
  response.removeHeader(streamLength)
  response.setHeader('content-length', length)
}

/** Next 16.4 answers 500 where a file lacks the part that was asked for, and a middleware cannot choose a page's status. */
function mended(status: number, response: ServerResponse): number {
  const told = Number(response.getHeader(tellsStatus))
  response.removeHeader(tellsStatus)
  if (status === 200 && told) return told
  const lacksPart = String(response.getHeader('content-range') ?? '').startsWith('bytes */')
  return status === 500 && lacksPart ? 416 : status
}

/** The headers that `writeHead` was given, as an object or as a flat list of names and values. */
export function headersIn(given: unknown): [string, string | number | readonly string[]][] {
  if (typeof given !== 'object' || given === null) return []
  const entries: [unknown, unknown][] = Array.isArray(given)
    ? given.flatMap((name, index) =>
        index % 2 === 0 ? [[name, given[index + 1]] satisfies [unknown, unknown]] : [],
      )
    : Object.entries(given)
  return entries.flatMap(([name, value]) => (isHeader(value) ? [[String(name), value]] : []))
}

function isHeader(value: unknown): value is string | number | string[] {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
}
