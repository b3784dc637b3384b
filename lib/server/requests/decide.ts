import type { IncomingMessage } from 'node:http'
import { ownPath, readTarget } from './addresses'
import { isActionCall, type Place, placeOf, signedOut, surveyPath } from './places'
import { isOwnOrDevice, isSameOrigin } from './same-origin'

/** The part of a request that is known before its body is read. */
export type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'headersDistinct'>

type Circumstances = {
  siteUrl: string
  isDevelopment: boolean
  /** Whether the request has a valid session, or the secret of the publication hook. */
  isStaff: boolean
  isOwnPage: (path: string) => boolean
}

export type Answer = {
  status: number
  /** For the log; undefined if the answer is not a refusal. */
  reason?: 'host' | 'target' | 'method' | 'length' | 'size' | 'origin' | 'session' | 'busy'
  headers?: Record<string, string>
  body?: string
}

/** Either passes the request to Next as `url`, with a body of `bytes`, or answers it here. */
export type Decision = { url: string; bytes: number } | { answer: Answer }

export function decide(head: Head, circumstances: Circumstances): Decision {
  const { method = '', url = '', headers } = head
  const { isDevelopment, isOwnPage } = circumstances
  const hosts = head.headersDistinct.host ?? []
  if (hosts.length > 1 || !hosts.every((host) => hostName.test(host))) return refuse(400, 'host')
  const target = readTarget(url)
  if (!target) return refuse(400, 'target')
  const { path, query, isPlain } = target
  if (isDevelopment && /^\/(?:_next|__nextjs)/.test(path)) return { url, bytes: 0 }
  if (bodyless.has(method)) {
    if (hasBody(head)) return refuse(413, 'size')
    if (!isPlain && method !== 'OPTIONS')
      return { answer: { status: 308, headers: { location: path + query } } }
    const keepsQuery = isDevelopment || readsQuery.test(path)
    return { url: keepsQuery ? path + query : ownPath(path, isOwnPage), bytes: 0 }
  }
  const isAction = isActionCall(headers['next-action'], headers['content-type'])
  const place = method === 'POST' && isPlain ? placeOf(path, isAction) : undefined
  if (!place) return refuse(405, 'method', { headers: { allow: allowedAt(path) } })
  const refusal = refusalOfBody(head, place, circumstances)
  return refusal ?? { url: path + query, bytes: Number(headers['content-length'] ?? 0) }
}

/** Returns whether the request announces a body. */
export function hasBody({ headers }: Pick<Head, 'headers'>) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

export const busy: Answer = {
  status: 503,
  reason: 'busy',
  headers: { 'retry-after': '10' },
  body: 'Muitos pedidos ao mesmo tempo. Tente de novo em instantes.',
}

/**
 * Only the panel reads query strings, and pictures refuse them. All other pages are requested without one, because Next writes
 * the requested address into a page, which is then cached for everybody. `next dev` caches none.
 */
const readsQuery = /^\/(?:admin|media)(?:\/|$)/

/** The largest body of a stranger, in bytes, which stays in memory until it is complete. */
const strangersBytes = 64 * 1024

/** Matches a host name or an IP address, with or without a port. */
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

const bodyless = new Set(['GET', 'HEAD', 'OPTIONS'])

function refusalOfBody({ headers }: Head, place: Place, { siteUrl, isStaff }: Circumstances) {
  const { ownPagesOnly, orDevice, maxBytes, tooLarge, whenSignedOut } = place
  const isOurs = orDevice ? isOwnOrDevice : isSameOrigin
  const header = (name: string) => [headers[name]].flat()[0]
  if (ownPagesOnly && !isOurs(header, siteUrl)) return refuse(403, 'origin')
  if (headers['transfer-encoding'] !== undefined) return refuse(411, 'length')
  // Node refuses a length that is not a number.
  const length = Number(headers['content-length'] ?? 0)
  if (length > maxBytes) return refuse(413, 'size', { body: tooLarge })
  if (length <= strangersBytes || isStaff) return undefined
  if (whenSignedOut) return refuse(303, 'session', { headers: { location: whenSignedOut } })
  return refuse(401, 'session', { body: signedOut })
}

function allowedAt(path: string) {
  if (path === '/api/revalidate' || path === surveyPath) return 'POST'
  return /^\/admin(?:\/|$)/.test(path) ? 'GET, HEAD, POST' : 'GET, HEAD'
}

function refuse(
  status: number,
  reason: Answer['reason'],
  more: Omit<Answer, 'status' | 'reason'> = {},
): Decision {
  return { answer: { status, reason, body: sentences[status], ...more } }
}

const sentences: Record<number, string> = {
  400: 'Bad Request',
  403: 'Este envio não veio de uma página deste site.',
  405: 'Method Not Allowed',
  411: 'Length Required',
  413: 'Payload Too Large',
}
