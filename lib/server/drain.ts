import { subscribe } from 'node:diagnostics_channel'
import { Server, ServerResponse } from 'node:http'
import { sharedState } from '../shared-state.mjs'

/** True once this process was told to end: it answers what it has, and wants nothing new (PUB-8). */
export function isDraining(): boolean {
  return drainState().isDraining
}

function drainState() {
  return sharedState('drain', () => ({ isDraining: false }))
}

/** Listens beside Next, whose server stops listening at SIGTERM and ends with its last connection; a listener alone would keep it alive. */
export function noteDrain() {
  if (process.listenerCount('SIGTERM') > 0) process.once('SIGTERM', drain)
}

/** Node closes only connections that are idle when it stops listening. A proxy that goes on using the others would keep the process. */
function drain() {
  drainState().isDraining = true
  subscribe('http.server.request.start', (message) => {
    const response = partOf(message, 'response')
    if (response instanceof ServerResponse) response.setHeader('connection', 'close')
  })
  subscribe('http.server.response.finish', (message) => {
    const server = partOf(message, 'server')
    // Not at once: the proxy may be sending its next request just then.
    if (server instanceof Server) setTimeout(() => server.closeIdleConnections(), 1000).unref()
  })
}

function partOf(message: unknown, name: string): unknown {
  return typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined
}
