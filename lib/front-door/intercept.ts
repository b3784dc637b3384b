import { type IncomingMessage, Server, type ServerResponse } from 'node:http'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Answers a request, or hands it on to what the server would have done. */
type Receive = (request: IncomingMessage, response: ServerResponse, pass: Listener) => void

/** Puts `receive` before the server's own listeners. A second time changes nothing. */
export function interceptRequests(server: Server, receive: Receive, isDevelopment: boolean) {
  if (intercepted.has(server)) return
  intercepted.add(server)
  const listeners = server.listeners('request')
  const pass: Listener = (...exchange) => {
    for (const listener of listeners) Reflect.apply(listener, server, exchange)
  }
  server.removeAllListeners('request')
  server.on('request', (request, response) => receive(request, response, pass))
  // A visitor who asks first whether to send a body is told by `receive`, when it is wanted.
  server.on('checkContinue', (request, response) => receive(request, response, pass))
  // The site has no web sockets, and a request for one would reach the middleware past this door.
  if (!isDevelopment) server.removeAllListeners('upgrade')
}

const intercepted = new WeakSet<Server>()

/** Next listens before it runs any code of the site, and no public function of Node names its servers. */
export function runningServers(): Server[] {
  const list: unknown = Reflect.get(process, '_getActiveHandles')
  const handles: unknown = typeof list === 'function' ? Reflect.apply(list, process, []) : []
  return Array.isArray(handles) ? handles.filter((handle) => handle instanceof Server) : []
}
