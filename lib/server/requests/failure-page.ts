import type { IncomingMessage, ServerResponse } from 'node:http'
import { failureBrand } from '@/lib/brand/theme'
import { rewriteBody } from './answer'
import { calls } from './read-calls'

/** Next's own page for a failure is drawn by scripts, which its policy forbids. This one needs none (SEC-8). */
export function showFailure(request: IncomingMessage, response: ServerResponse, requestId: string) {
  const { method, headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return
  rewriteBody(response, () => {
    if (response.statusCode < 500 || !isForReaders(request, response)) return undefined
    return replaceBy(response, 'text/html', failurePage(requestId))
  })
}

/**
 * For calls of the panel's actions. Next says 500 of a call that it cannot read, too, and does not say which it was: if no
 * action has been reached it is 400. A form that was sent without a script gets the page for failures.
 */
export function answerFailedCall({ headers }: IncomingMessage, response: ServerResponse, requestId: string) {
  calls().set(requestId, false)
  response.once('close', () => calls().delete(requestId))
  rewriteBody(response, () => {
    if (response.statusCode < 500) return undefined
    if (calls().get(requestId))
      return headers['next-action'] ? undefined : replaceBy(response, 'text/html', failurePage(requestId))
    response.statusCode = 400
    return replaceBy(response, 'text/plain', 'Pedido inválido.')
  })
}

function replaceBy(response: ServerResponse, type: string, text: string) {
  for (const name of ['content-encoding', 'etag', 'last-modified', 'transfer-encoding'])
    response.removeHeader(name)
  response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('content-length', Buffer.byteLength(text))
  return () => text
}

/** False for what a script reads, and for the panel's pages, whose policy lets them draw themselves. */
function isForReaders({ headers }: IncomingMessage, response: ServerResponse) {
  const type = response.getHeader('content-type') ?? headers.accept
  return /^text\/html\b/.test(String(type)) && !response.hasHeader('content-security-policy')
}

/** Has the words and the look of app/global-error.tsx. */
function failurePage(requestId: string) {
  const code = `<p class="quiet">Código do erro: <code>${requestId}</code></p>`
  const text = 'Não conseguimos mostrar esta página agora. Tente de novo em instantes.'
  return plainPage('Algo não saiu como esperávamos', text, code)
}

/** A page that needs neither Next nor the content, with a way to the site's first page. The words are HTML of this code. */
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
