import { AsyncLocalStorage } from 'node:async_hooks'
import { channel, subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { logContext, logEvent } from '@/lib/log'
import { withoutToken } from '@/lib/paths'
import { hasHookSecret } from '@/lib/site-secret'
import { callWhenComplete, createAdmission, LEAST_BYTES } from './admission'
import { noteRefusal, respond, setStandardHeaders } from './answer'
import { busy, decide, hasBody } from './decide'
import { replaceFailure } from './failure-page'
import { sendPacked } from './packed'
import { underOwnName } from './same-origin'
import { createTurns } from './turns'
import { addressShare, cookieOf, identify, proxyList } from './visitor'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Options = {
  siteUrl: string
  trustedProxy: string
  isDevelopment: boolean
  sessionCookie: string
  /** Returns the account of a signed session cookie; undefined if this site did not sign it. */
  accountOf: (value: string | undefined) => string | undefined
  /** Returns whether the hotel has added a page at this path. */
  isOwnPage: (path: string) => boolean
  /** Returns the preview link of the request. A preview may have its own pages. */
  previewOf: (head: Pick<IncomingMessage, 'url' | 'headers'>) => string | undefined
}

/** 500 open requests of strangers in total, and 20 incomplete ones per address. */
const ofStrangers = { total: 500 * LEAST_BYTES, share: 20 * LEAST_BYTES }
/** A dozen pictures of signed-in people, half of them from one person. */
const ofStaff = { total: 64 * 1024 * 1024, share: 32 * 1024 * 1024 }

/**
 * Handles every request before the listeners of Next's HTTP server. Node publishes each request with its server on a
 * diagnostics channel before it emits the event.
 */
export function filterRequests(options: Options) {
  const { siteUrl, trustedProxy, isDevelopment, sessionCookie, accountOf, previewOf } = options
  const requests = new AsyncLocalStorage<string>()
  const admitStranger = createAdmission(ofStrangers, drop)
  const admitStaff = createAdmission(ofStaff, drop)
  const takeTurn = createTurns(3, 12)
  const proxies = proxyList(trustedProxy)
  const servers = new WeakSet<Server>()
  logContext().requests = requests

  subscribe('http.server.request.start', (message) => {
    const server = typeof message === 'object' && message && 'server' in message ? message.server : undefined
    if (server instanceof Server && !servers.has(server)) standBefore(server)
  })
  // Tells scripts/artefact/early.js to stop dropping connections.
  channel('site.request-filter.start').publish({})

  function standBefore(server: Server) {
    servers.add(server)
    const listeners = server.listeners('request')
    const pass: Listener = (...exchange) => {
      for (const listener of listeners) listener.apply(server, exchange)
    }
    server.removeAllListeners('request')
    for (const event of ['request', 'checkExpectation'])
      server.on(event, (request: IncomingMessage, response: ServerResponse) =>
        receive(request, response, pass),
      )
    // The site has no web sockets, and an upgrade request would reach the middleware unchecked.
    if (!isDevelopment) server.removeAllListeners('upgrade')
  }

  function receive(request: IncomingMessage, response: ServerResponse, pass: Listener) {
    const { id, address, isOwn } = identify(request, proxies)
    const inContext = (work: () => void) => requests.run(id, work)
    setStandardHeaders(response, id, isDevelopment)
    if (isOwn) return inContext(() => pass(request, response))
    logMissingPage(request, response)

    inContext(() => {
      const sender = hasBody(request) ? staffSender(request) : undefined
      const preview = previewOf(request)
      const isOwnPage = preview ? isName : options.isOwnPage
      const decision = decide(request, { siteUrl, isDevelopment, isStaff: sender !== undefined, isOwnPage })
      const bytes = 'bytes' in decision ? decision.bytes : 0
      const isAdmitted =
        !hasBody(request) ||
        (sender === undefined
          ? admitStranger(request, response, addressShare(address), bytes)
          : admitStaff(request, response, sender, bytes))
      const refuseBusy = () => inContext(() => respond(request, response, busy))
      if (!isAdmitted) return refuseBusy()
      if ('answer' in decision) return respond(request, response, decision.answer)
      request.url = decision.url
      const handOn = () => inContext(() => prepare(request, response, id, pass))
      // Pages of a preview are not cached.
      const inTurn = () => takeTurn(preview ?? '', response, handOn) || refuseBusy()
      const begin = preview ? inTurn : handOn
      if (bytes === 0 || sender !== undefined) return begin()
      callWhenComplete(request, begin)
    })
  }

  function prepare(request: IncomingMessage, response: ServerResponse, id: string, pass: Listener) {
    underOwnName(request.headers, siteUrl)
    if (!isDevelopment && !previewOf(request)) sendPacked(request, response)
    if (!isDevelopment) replaceFailure(request, response, id)
    pass(request, response)
  }

  /** Returns the account of a valid session, or 'hook' for the publication hook; undefined for strangers. */
  function staffSender({ headers }: IncomingMessage): string | undefined {
    return (
      accountOf(cookieOf(headers, sessionCookie)) ??
      (hasHookSecret(headers.authorization) ? 'hook' : undefined)
    )
  }
}

const isName = (path: string) => /^\/[a-z0-9-]{1,60}$/.test(path)

/** Logs here, because the missing page is static and does not know its path (NAV-3). */
function logMissingPage({ url = '' }: IncomingMessage, response: ServerResponse) {
  response.once('finish', () => {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (response.statusCode !== 404 || !isPage) return
    const [path = ''] = url.split('?')
    logEvent('page_not_found', { path: withoutToken(path).slice(0, 500) }, 'info')
  })
}

/** Drops the connection without an answer, which would keep it open for longer. */
function drop(request: IncomingMessage) {
  noteRefusal(busy, request)
  request.socket.destroy()
}
