import { ownPath } from './addresses'
import { isActionCall, type Place, placeOf, signedOut } from './places'
import { isOwnOrDevice, isSameOrigin } from './same-origin'
import { readTarget } from './target'

/** What is known of a request before its body is read. */
export type Facts = {
  method: string
  url: string
  header: (name: string) => string | undefined
  /** Every `Host` header that came. */
  hosts: string[]
  siteUrl: string
  isDevelopment: boolean
  /** Whether a valid session comes along, or the secret of the publication hook. */
  isStaff: boolean
}

export type Answer = {
  status: number
  /** Why, for the log; undefined for what is no refusal. */
  reason?: 'host' | 'target' | 'method' | 'length' | 'size' | 'origin' | 'session' | 'late' | 'busy'
  headers?: Record<string, string>
  body?: string
}

/** The request goes to Next under `url`, with `bytes` of a body still to come; or it gets an answer of our own. */
export type Decision = { url: string; bytes: number } | { answer: Answer }

export function decide(facts: Facts): Decision {
  if (facts.hosts.length > 1 || !facts.hosts.every((host) => hostName.test(host))) return refuse(400, 'host')
  const target = readTarget(facts.url)
  if (!target) return refuse(400, 'target')
  const { path, query, isPlain } = target
  const isFrameworks = facts.isDevelopment && /^\/(?:_next|__nextjs)/.test(path)
  if (isFrameworks) return { url: facts.url, bytes: 0 }
  if (bodyless.has(facts.method)) {
    if (hasBody(facts)) return refuse(413, 'size')
    if (closed.test(path)) return { answer: notFound }
    if (!isPlain && facts.method !== 'OPTIONS')
      return { answer: { status: 308, headers: { location: path + query } } }
    const isAsAsked = facts.isDevelopment || readsQuery.test(path)
    return { url: isAsAsked ? path + query : ownPath(path), bytes: 0 }
  }
  const isAction = isActionCall(facts.header('next-action'), facts.header('content-type'))
  const place = facts.method === 'POST' && isPlain ? placeOf(path, isAction) : undefined
  if (!place) return refuse(405, 'method', { headers: { allow: allowedAt(path) } })
  return checkBody(facts, place) ?? { url: path + query, bytes: Number(facts.header('content-length') ?? 0) }
}

export const busy: Answer = {
  status: 503,
  reason: 'busy',
  headers: { 'retry-after': '10' },
  body: 'Muitos envios ao mesmo tempo. Tente de novo em instantes.',
}

export const late: Answer = {
  status: 408,
  reason: 'late',
  body: 'O envio demorou demais. Tente de novo.',
}

/** Addresses whose answer may differ from visitor to visitor. */
export const ofOneVisitor = /^\/(?:admin|api|media|previa)(?:\/|$)/

/**
 * Only the panel reads query strings, and pictures refuse them. Next writes the whole address into a page that it makes anew, which is then kept
 * and shown to everybody, so everything else is asked for without one. `next dev` keeps no pages.
 */
const readsQuery = /^\/(?:admin|media)(?:\/|$)/

/** In bytes: what a stranger may send. It is kept in memory until it has come whole. */
const strangersBytes = 64 * 1024

/** A name or an address, with or without a port. */
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

const bodyless = new Set(['GET', 'HEAD', 'OPTIONS'])
/** No encoder runs at a visitor's request: images are encoded when they are saved. The other one is Next's own page. */
const closed = /^\/(?:_next\/image|_global-error)(?:\/|$)/
const notFound: Answer = { status: 404, body: 'Not Found' }

function checkBody(facts: Facts, place: Place) {
  const { ownPagesOnly, orDevice, maxBytes, tooLarge, whenSignedOut } = place
  const isOurs = orDevice ? isOwnOrDevice : isSameOrigin
  if (ownPagesOnly && !isOurs(facts.header, facts.siteUrl)) return refuse(403, 'origin')
  if (facts.header('transfer-encoding') !== undefined) return refuse(411, 'length')
  // Node has refused every length that is not a number.
  const length = Number(facts.header('content-length') ?? 0)
  if (length > maxBytes) return refuse(413, 'size', { body: tooLarge })
  if (length <= strangersBytes || facts.isStaff) return undefined
  if (whenSignedOut) return refuse(303, 'session', { headers: { location: whenSignedOut } })
  return refuse(401, 'session', { body: signedOut })
}

function hasBody({ header }: Facts) {
  return header('transfer-encoding') !== undefined || Number(header('content-length') ?? 0) > 0
}

function allowedAt(path: string) {
  if (path === '/api/revalidate') return 'POST'
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
