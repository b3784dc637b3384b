import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Packed, Packing } from './packings'

/** Milliseconds since the epoch: when a page was begun, until when it is fresh. */
export type Life = { madeAt: number; freshUntil: number }
type Answer = { head: string[]; body: Buffer | undefined }

export type Kept = {
  path: string
  etag: string | undefined
  life: Life | undefined
  bodies: Packed
  whole: Record<Packing, Answer>
  unchanged: Answer
  bytes: number
}

export type Found = Pick<Kept, 'path' | 'etag' | 'life'> & { type: string; headers: [string, string][] }

/** Whether a request is one of those that are all answered alike; `path` is plain and may have a query. */
export function isForEverybody({ method, headers }: IncomingMessage, path: string, sessionCookie: string) {
  if ((method !== 'GET' && method !== 'HEAD') || path.includes('?')) return false
  if (elsewhere.test(path)) return false
  const { cookie } = headers
  if (cookie && (cookie.includes(sessionCookie) || cookie.includes('__prerender_bypass'))) return false
  for (const name in headers) if (special.test(name)) return false
  return true
}

const elsewhere = /^\/(?:admin|api|media|previa)(?:\/|$)/

/** By these Next or its middleware answers otherwise, and so does a part of a file. */
const special =
  /^(?:rsc|range|if-range|if-match|if-unmodified-since|content-type|upgrade|expect|next-|x-next|x-middleware|x-prerender|x-invoke|x-matched)/

/** Undefined for what is not the same for everybody, or not for long enough. */
export function keepable(response: ServerResponse, path: string, life: Life | undefined): Found | undefined {
  const control = String(response.getHeader('cache-control'))
  const isFile = path.startsWith('/_next/static/') && /\bimmutable\b/.test(control)
  if (response.statusCode !== 200 || !(isFile || life) || response.hasHeader('set-cookie')) return undefined
  if (/\b(?:private|no-store|no-cache)\b/.test(control)) return undefined
  const headers = response
    .getHeaderNames()
    .filter((name) => !ofOneAnswer.test(name))
    .map((name): [string, string] => [name, String(response.getHeader(name))])
  const etag = response.getHeader('etag')
  const vary = String(response.getHeader('vary'))
  const type = /\baccept-encoding\b/i.test(vary) ? String(response.getHeader('content-type')) : ''
  return {
    path,
    etag: etag === undefined ? undefined : String(etag),
    life: isFile ? undefined : life,
    type,
    headers,
  }
}

const ofOneAnswer =
  /^(?:x-request-id|content-length|content-encoding|transfer-encoding|connection|keep-alive|date)$/

export function withBody({ path, etag, life, headers, bodies }: Found & { bodies: Packed }): Kept {
  const shared = headers.flat()
  const whole = {
    plain: answer('plain'),
    gzip: answer('gzip'),
    br: answer('br'),
  }
  const withoutType = headers.filter(([name]) => name !== 'content-type').flat()
  const different = new Set(Object.values(bodies))
  return {
    path,
    etag,
    life,
    bodies,
    whole,
    unchanged: { head: withoutType, body: undefined },
    bytes: [...different].reduce((sum, { length }) => sum + length, 4096),
  }

  function answer(packing: Packing): Answer {
    const body = bodies[packing]
    const encoding = body === bodies.plain ? [] : ['content-encoding', packing]
    return { head: [...shared, ...encoding, 'content-length', String(body.length)], body }
  }
}
