import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { logContext } from '@/lib/log-context'
import { proxyList } from './address'
import { createBudget } from './budget'
import { type Answer, busy, decide } from './decide'
import { addEditLink, wantsEditLink } from './edit-link'
import { showFailure } from './failure-page'
import { setStandardHeaders } from './headers'
import { identify, type Visit } from './identity'
import { interceptRequests, type Listener, runningServers } from './intercept'
import { isForEverybody } from './kept'
import { createKeptAnswers } from './kept-answers'
import { noteRefusal } from './note-refusal'
import { respond } from './respond'
import { underOwnName } from './same-origin'

type Options = {
  siteUrl: string
  trustedProxy: string
  isDevelopment: boolean
  /** Who brings it may be signed in. */
  sessionCookie: string
  keepsAnswers?: boolean
}

/** Bytes that may be on their way in at once, for everybody and for one address: a dozen images, half of them. */
const inFlight = { total: 64 * 1024 * 1024, share: 32 * 1024 * 1024 }

/** For every server of this process: Node tells of each request before the server's own listeners learn of it. */
export function openFrontDoor(options: Options) {
  const { siteUrl, trustedProxy, isDevelopment, sessionCookie, keepsAnswers } = options
  const requests = new AsyncLocalStorage<string>()
  const budget = createBudget(inFlight)
  const proxies = proxyList(trustedProxy)
  const kept = keepsAnswers && !isDevelopment ? createKeptAnswers() : undefined
  const visits = new WeakMap<IncomingMessage, Visit>()
  logContext().requests = requests

  subscribe('http.server.request.start', (message) => {
    if (!isStart(message)) return
    const { request, response, server } = message
    const visit = identify(request, proxies)
    visits.set(request, visit)
    setStandardHeaders(response, visit.id, isDevelopment)
    interceptRequests(server, receive, isDevelopment)
  })
  // Whoever came before this moment waits for Next without having been looked at: they may ask again.
  for (const server of runningServers()) {
    interceptRequests(server, receive, isDevelopment)
    server.closeAllConnections()
  }

  function receive(request: IncomingMessage, response: ServerResponse, pass: Listener) {
    const visit = visits.get(request)
    if (!visit) return request.socket.destroy()
    requests.run(visit.id, () => {
      if (visit.isOwn) return pass(request, response)
      const decision = decide({
        method: request.method ?? '',
        url: request.url ?? '',
        header: (name) => [request.headers[name]].flat()[0],
        siteUrl,
        isDevelopment,
      })
      if ('answer' in decision) return refuse(request, response, decision.answer)
      const { url, bytes } = decision
      const isForAll = kept && isForEverybody(request, url, sessionCookie)
      if (isForAll && kept.answer(request, response, url, visit.id)) return
      if (bytes > 0) {
        const giveBack = budget.take(visit.address, bytes)
        if (!giveBack) return refuse(request, response, busy)
        response.once('close', giveBack)
      }
      request.url = url
      underOwnName(request.headers, siteUrl)
      if (wantsEditLink(request, sessionCookie)) addEditLink(request, response)
      if (!isDevelopment) showFailure(request, response, visit.id)
      if (isForAll) return kept.learn(request, response, url, () => pass(request, response))
      pass(request, response)
    })
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  noteRefusal(answer, request.method, request.url)
  respond(request, response, answer)
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
