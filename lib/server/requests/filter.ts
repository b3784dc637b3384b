import { AsyncLocalStorage } from 'node:async_hooks'
import { channel, subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { logContext, logEvent } from '@/lib/log'
import { withoutToken } from '@/lib/paths'
import { hasHookSecret } from '@/lib/site-secret'
import { createAdmission, LEAST_BYTES, whenComplete } from './admission'
import { noteRefusal, respond, setStandardHeaders } from './answer'
import { busy, decide, hasBody } from './decide'
import { answerFailedCall, showFailure } from './failure-page'
import { sendPacked } from './packed'
import { isActionCall } from './places'
import { underOwnName } from './same-origin'
import { createTurns } from './turns'
import { addressShare, cookieOf, identify, proxyList } from './visitor'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Options = {
  siteUrl: string
  trustedProxy: string
  isDevelopment: boolean
  sessionCookie: string
  /** The account of the valid session in the cookie's value; undefined for a value that this site did not sign. */
  accountOf: (value: string | undefined) => string | undefined
  /** Whether the hotel has added a page of its own at this path. */
  isOwnPage: (path: string) => boolean
  /** The token of the link by which the request asks for a page of a preview, which may have pages of its own. */
  previewOf: (head: Pick<IncomingMessage, 'url' | 'headers'>) => string | undefined
}

/** At most 500 requests of strangers at once, and 20 unfinished ones from one address. */
const ofStrangers = { total: 500 * LEAST_BYTES, share: 20 * LEAST_BYTES }
/** A dozen pictures of people who are signed in, half of them from one person. */
const ofStaff = { total: 64 * 1024 * 1024, share: 32 * 1024 * 1024 }

/**
 * Handles every request before the listeners of its HTTP server, which Next creates. Node announces each request on a
 * diagnostics channel before it emits the event, and with it names the server.
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
  // From here on scripts/artefact/early.js drops no connections.
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
    // The site has no web sockets, and a request for one would reach the middleware without having been checked.
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
      // A page of a preview is made for each visit, and no cache spares the work.
      const inTurn = () => takeTurn(preview ?? '', response, handOn) || refuseBusy()
      const begin = preview ? inTurn : handOn
      if (bytes === 0 || sender !== undefined) return begin()
      whenComplete(request, begin)
    })
  }

  function prepare(request: IncomingMessage, response: ServerResponse, id: string, pass: Listener) {
    underOwnName(request.headers, siteUrl)
    if (!isDevelopment && !previewOf(request)) sendPacked(request, response)
    if (!isDevelopment) showFailure(request, response, id)
    const { method, headers } = request
    if (method === 'POST' && isActionCall(headers['next-action'], headers['content-type']))
      answerFailedCall(request, response, id)
    pass(request, response)
  }

  /** The account of a valid session, or that it is the publication hook with its secret; undefined for strangers. */
  function staffSender({ headers }: IncomingMessage): string | undefined {
    return (
      accountOf(cookieOf(headers, sessionCookie)) ??
      (hasHookSecret(headers.authorization) ? 'hook' : undefined)
    )
  }
}

const isName = (path: string) => /^\/[a-z0-9-]{1,60}$/.test(path)

/** The missing page is static and never sees its path (NAV-3), and Next changes the request's address on the way. */
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
  noteRefusal(busy, request)
  request.socket.destroy()
}
