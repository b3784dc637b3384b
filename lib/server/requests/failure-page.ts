import type { IncomingMessage, ServerResponse } from 'node:http'
import { failureBrand } from '@/lib/brand/theme'
import { rewriteBody } from './answer'
import { isActionCall } from './places'
import { getOpenCalls } from './read-calls'

/**
 * Replaces Next's failure page, which needs scripts that its policy forbids, by one without scripts (SEC-8). Next also answers
 * 500 to an action call that it cannot read; the status becomes 400 if no action has begun.
 */
export function replaceFailure(request: IncomingMessage, response: ServerResponse, requestId: string) {
  const { method, headers } = request
  const isCall = method === 'POST' && isActionCall(headers['next-action'], headers['content-type'])
  if (isCall) {
    getOpenCalls().set(requestId, false)
    response.once('close', () => getOpenCalls().delete(requestId))
  }
  rewriteBody(response, () => {
    if (response.statusCode < 500) return undefined
    if (isCall && !getOpenCalls().get(requestId)) {
      response.statusCode = 400
      return replaceBy(response, 'text/plain', 'Pedido inválido.')
    }
    if (headers.rsc !== undefined || headers['next-action'] !== undefined) return undefined
    // The panel's pages may run scripts, but a form may have been sent by a browser without them.
    const type = String(response.getHeader('content-type') ?? headers.accept)
    const isPage = /^text\/html\b/.test(type) && !response.hasHeader('content-security-policy')
    if (!isCall && !isPage) return undefined
    return replaceBy(response, 'text/html', failurePage(requestId))
  })
}

function replaceBy(response: ServerResponse, type: string, text: string) {
  for (const name of ['content-encoding', 'etag', 'last-modified', 'transfer-encoding'])
    response.removeHeader(name)
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('content-length', Buffer.byteLength(text))
  return () => text
}

/** Returns a page with the text and style of app/global-error.tsx. */
function failurePage(requestId: string) {
  const code = `<p class="quiet">Código do erro: <code>${requestId}</code></p>`
  const text = 'Não conseguimos mostrar esta página agora. Tente de novo em instantes.'
  return plainPage('Algo não saiu como esperávamos', text, code)
}

/** Returns a page that needs neither Next nor content, with a link to the home page. The arguments are trusted HTML. */
export function plainPage(title: string, text: string, more = ''): string {
  const { forest950, white, gold300, sand200 } = failureBrand().shades
  const sheet = [
    `body{margin:0;background:${forest950};color:${white};font:1.125rem/1.6 Georgia,serif}`,
    'main{max-width:34rem;margin:0 auto;padding:20vh 1.5rem}',
    'h1{font-weight:400}',
    `a{color:${gold300}}`,
    `.quiet{margin-top:3rem;font-size:.875rem;color:${sand200};overflow-wrap:anywhere}`,
  ].join('')
  return `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${sheet}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Página inicial</a></p>${more}</main></body></html>`
}
