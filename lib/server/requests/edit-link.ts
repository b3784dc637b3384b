import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { rewriteBody } from './answer'

/**
 * Whether the requested page gets a link into the panel (ADM-15): the visitor has a session's cookie. The cookie is not
 * checked, because the link opens nothing that is not guarded.
 */
export function wantsEditLink({ method, url = '', headers }: IncomingMessage, cookieName: string): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined || elsewhere.test(url))
    return false
  if (headers['sec-fetch-dest'] === 'iframe') return false
  return Boolean(cookieOf(headers, cookieName))
}

/** The value of a cookie of the request; undefined if it is missing or empty. */
export function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const pair = cookie.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || undefined
}

const elsewhere = /^\/(?:admin|api|media|previa|_next)(?:[/?]|$)/

/** Call it before Next sees the request: Next then sends the whole page uncompressed, and the visitor gets it with the link. */
export function addEditLink(request: IncomingMessage, response: ServerResponse) {
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'])
    delete request.headers[name]
  const [path = '/'] = (request.url ?? '/').split('?')
  rewriteBody(response, () => {
    const isHtml = String(response.getHeader('content-type')).startsWith('text/html')
    if (response.statusCode !== 200 || !isHtml || response.hasHeader('content-encoding')) return undefined
    for (const name of ['content-length', 'etag', 'last-modified']) response.removeHeader(name)
    response.setHeader('cache-control', 'private, no-store')
    return (page) => withLink(page, path)
  })
}

function withLink(page: Buffer, path: string) {
  const place = page.lastIndexOf('</body>')
  if (place < 0) return page
  return Buffer.concat([page.subarray(0, place), Buffer.from(link(path)), page.subarray(place)])
}

/** It has its own style sheet, so that guests' pages carry no byte of it. `path` is encoded, because it may hold anything. */
function link(path: string) {
  const href = `/admin/editar?${new URLSearchParams({ de: path.slice(0, 500) })}`.replaceAll('&', '&amp;')
  return `<aside id="painel" aria-label="Painel"><style>${sheet}</style><a href="${href}" aria-label="Editar esta página no painel">Editar</a></aside>`
}

const sheet = [
  '#painel{position:fixed;left:1rem;bottom:6rem;z-index:29}',
  '#painel a{display:flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid var(--color-gold-500);border-radius:2px;background:var(--color-forest-900);color:var(--color-white);font:600 .875rem/1 var(--font-sans);text-decoration:none;box-shadow:var(--shadow-lifted)}',
  '#painel a:hover{background:var(--color-forest-800)}',
  '#painel a:focus-visible{outline:2px solid var(--color-gold-500);outline-offset:2px}',
  '@media(width>=64rem){#painel{bottom:1.5rem}}',
  'body[data-scroll-locked] #painel{display:none}',
  '@media print{#painel{display:none}}',
].join('')
