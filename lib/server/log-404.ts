import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { withoutToken } from '@/lib/front-door/without-token'
import { logEvent } from '@/lib/log'

const started = 'http.server.request.start'

/** Logs the path of every missing page (NAV-3): the 404 page is static and never learns it. Returns how to end. */
export function log404(): () => void {
  subscribe(started, onStart)
  return () => unsubscribe(started, onStart)
}

/** The path is read at once: until the answer ends, Next may have led the request to another one. */
function onStart(message: unknown) {
  if (!isExchange(message)) return
  const { request, response } = message
  const [path = ''] = (request.url ?? '').split('?')
  response.once('finish', () => {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (response.statusCode === 404 && isPage)
      logEvent('page_not_found', { path: withoutToken(path).slice(0, 500) }, 'info')
  })
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
