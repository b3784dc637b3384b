import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { bringsHookSecret } from '@/lib/hook-secret'
import { logContext } from '@/lib/log-context'
import { accountOf } from '@/lib/session/cookies'
import { addressShare, proxyList } from './address'
import { createAdmission, LEAST_BYTES, whenWhole } from './admission'
import { type Answer, busy, decide, late } from './decide'
import { addEditLink, cookieOf, wantsEditLink } from './edit-link'
import { showFailure, tellUnreadableCall } from './failure-page'
import { setStandardHeaders } from './headers'
import { identify, type Visit } from './identity'
import { interceptRequests, type Listener, runningServers } from './intercept'
import { createKeptAnswers, isForEverybody } from './kept-answers'
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

/** At most 500 requests of strangers at once, and 20 unfinished ones from one address. */
const ofStrangers = { total: 500 * LEAST_BYTES, share: 20 * LEAST_BYTES }
/** A dozen pictures of people who are signed in, half of them from one person. */
const ofStaff = { total: 64 * 1024 * 1024, share: 32 * 1024 * 1024 }

/** For every server of this process: Node tells of each request before the server's own listeners learn of it. */
export function openFrontDoor(options: Options) {
  const { siteUrl, trustedProxy, isDevelopment, sessionCookie, keepsAnswers } = options
  const requests = new AsyncLocalStorage<string>()
  const admitStranger = createAdmission(ofStrangers, drop)
  const admitStaff = createAdmission(ofStaff, drop)
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
      const { method = '', url = '', headers } = request
      const isSending = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
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
      if (!isAdmitted) return refuse(request, response, busy)
      if ('answer' in decision) return refuse(request, response, decision.answer)
      if (headers.expect !== undefined) response.writeContinue()
      if (bytes === 0 || sender !== undefined) return handOn(visit.id, decision.url, request, response, pass)
      whenWhole(
        request,
        () => requests.run(visit.id, () => handOn(visit.id, decision.url, request, response, pass)),
        () => requests.run(visit.id, () => refuse(request, response, late)),
      )
    })
  }

  function handOn(
    id: string,
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
    pass: Listener,
  ) {
    const isForAll = kept && isForEverybody(request, url, sessionCookie)
    if (isForAll && kept.answer(request, response, url, id)) return
    request.url = url
    underOwnName(request.headers, siteUrl)
    if (wantsEditLink(request, sessionCookie)) addEditLink(request, response)
    if (!isDevelopment) showFailure(request, response, id)
    if (request.method === 'POST' && url.startsWith('/admin/login')) tellUnreadableCall(response)
    if (isForAll) return kept.learn(request, response, url, () => pass(request, response))
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

/** Without an answer, which would keep the connection for longer. */
function drop(request: IncomingMessage) {
  noteRefusal(busy, request.method, request.url)
  request.socket.destroy()
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
