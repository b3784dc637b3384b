import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { bringsHookSecret } from '@/lib/hook-secret'
import { logContext, logEvent } from '@/lib/log'
import { withoutToken } from '@/lib/paths'
import { createAdmission, LEAST_BYTES, whenWhole } from './admission'
import { bringsBody, noteRefusal, respond, setStandardHeaders } from './answer'
import { busy, decide, late } from './decide'
import { addEditLink, cookieOf, wantsEditLink } from './edit-link'
import { showFailure, tellUnreadableCall } from './failure-page'
import { sendPacked } from './packed'
import { underOwnName } from './same-origin'
import { addressShare, identify, proxyList, type Visit } from './visitor'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Options = {
  siteUrl: string
  trustedProxy: string
  isDevelopment: boolean
  /** Who brings it may be signed in. */
  sessionCookie: string
  /** Whose valid session the cookie's value holds; undefined for a value that this site did not sign. */
  accountOf: (value: string | undefined) => string | undefined
}

/** At most 500 requests of strangers at once, and 20 unfinished ones from one address. */
const ofStrangers = { total: 500 * LEAST_BYTES, share: 20 * LEAST_BYTES }
/** A dozen pictures of people who are signed in, half of them from one person. */
const ofStaff = { total: 64 * 1024 * 1024, share: 32 * 1024 * 1024 }

declare global {
  /** Drops connections that arrive before the request filter has started (scripts/artefact/early.js). */
  var turnAway: ((message: unknown) => void) | undefined
}

/** Node tells of each request before the server's own listeners learn of it, and so of each server. */
export function filterRequests({ siteUrl, trustedProxy, isDevelopment, sessionCookie, accountOf }: Options) {
  const requests = new AsyncLocalStorage<string>()
  const admitStranger = createAdmission(ofStrangers, drop)
  const admitStaff = createAdmission(ofStaff, drop)
  const proxies = proxyList(trustedProxy)
  const visits = new WeakMap<IncomingMessage, Visit>()
  const servers = new WeakSet<Server>()
  logContext().requests = requests

  subscribe(requestStart, (message) => {
    if (!isStart(message)) return
    const { request, response, server } = message
    const visit = identify(request, proxies)
    visits.set(request, visit)
    setStandardHeaders(response, visit.id, isDevelopment)
    logMissingPage(request, response)
    if (!servers.has(server)) standBefore(server)
  })
  if (globalThis.turnAway) unsubscribe(requestStart, globalThis.turnAway)

  function standBefore(server: Server) {
    servers.add(server)
    const listeners = server.listeners('request')
    const pass: Listener = (...exchange) => {
      for (const listener of listeners) listener.apply(server, exchange)
    }
    server.removeAllListeners('request')
    // A visitor who asks first whether to send a body is told when it is wanted.
    for (const event of ['request', 'checkContinue'])
      server.on(event, (request: IncomingMessage, response: ServerResponse) =>
        receive(request, response, pass),
      )
    // The site has no web sockets, and a request for one would reach the middleware without having been looked at.
    if (!isDevelopment) server.removeAllListeners('upgrade')
  }

  function receive(request: IncomingMessage, response: ServerResponse, pass: Listener) {
    const visit = visits.get(request)
    if (!visit) return request.socket.destroy()
    requests.run(visit.id, () => {
      if (visit.isOwn) return pass(request, response)
      const { method = '', url = '', headers } = request
      const isSending = bringsBody(request)
      const sender = isSending ? staffSender(request) : undefined
      const decision = decide({
        method,
        url,
        header: (name) => [headers[name]].flat()[0],
        hosts: request.headersDistinct.host ?? [],
        siteUrl,
        isDevelopment,
        isStaff: sender !== undefined,
      })
      const bytes = 'bytes' in decision ? decision.bytes : 0
      const isAdmitted =
        !isSending ||
        (sender === undefined
          ? admitStranger(request, response, addressShare(visit.address), bytes)
          : admitStaff(request, response, sender, bytes))
      if (!isAdmitted) return respond(request, response, busy)
      if ('answer' in decision) return respond(request, response, decision.answer)
      if (headers.expect !== undefined) response.writeContinue()
      request.url = decision.url
      const handOn = () => requests.run(visit.id, () => prepare(request, response, visit.id, pass))
      if (bytes === 0 || sender !== undefined) return handOn()
      whenWhole(request, handOn, () => requests.run(visit.id, () => respond(request, response, late)))
    })
  }

  function prepare(request: IncomingMessage, response: ServerResponse, id: string, pass: Listener) {
    const { method, url = '' } = request
    underOwnName(request.headers, siteUrl)
    if (wantsEditLink(request, sessionCookie)) addEditLink(request, response)
    else if (!isDevelopment) sendPacked(request, response, url)
    if (!isDevelopment) showFailure(request, response, id)
    if (method === 'POST' && url.startsWith('/admin/login')) tellUnreadableCall(response)
    pass(request, response)
  }

  /** Whose valid session comes along, or that it is the publication hook with its secret; undefined for strangers. */
  function staffSender({ headers }: IncomingMessage): string | undefined {
    return (
      accountOf(cookieOf(headers, sessionCookie)) ??
      (bringsHookSecret(headers.authorization) ? 'hook' : undefined)
    )
  }
}

const requestStart = 'http.server.request.start'

/** The missing page is static and never learns its path (NAV-3), and Next changes the request's address on the way. */
function logMissingPage({ url = '' }: IncomingMessage, response: ServerResponse) {
  response.once('finish', () => {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (response.statusCode !== 404 || !isPage) return
    const [path = ''] = url.split('?')
    logEvent('page_not_found', { path: withoutToken(path).slice(0, 500) }, 'info')
  })
}

/** Without an answer, which would keep the connection for longer. */
function drop(request: IncomingMessage) {
  noteRefusal(busy, request.method, request.url)
  request.socket.destroy()
}

type Start = { request: IncomingMessage; response: ServerResponse; server: Server }

function isStart(message: unknown): message is Start {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse &&
    'server' in message &&
    message.server instanceof Server
  )
}
