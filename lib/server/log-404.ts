import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { withoutToken } from '@/lib/front-door/without-token'
import { logEvent } from '@/lib/log'

const finished = 'http.server.response.finish'

/** Logs the path of every missing page (NAV-3): the 404 page is static and never learns it. Returns how to end. */
export function log404(): () => void {
  subscribe(finished, onFinish)
  return () => unsubscribe(finished, onFinish)
}

function onFinish(message: unknown) {
  if (!isExchange(message)) return
  const { request, response } = message
  if (response.statusCode !== 404) return
  if (!String(response.getHeader('content-type')).startsWith('text/html')) return
  const [path = ''] = (request.url ?? '').split('?')
  logEvent('page_not_found', { path: withoutToken(path).slice(0, 500) }, 'info')
}

function isExchange(message: unknown): message is { request: IncomingMessage; response: ServerResponse } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse
  )
}
