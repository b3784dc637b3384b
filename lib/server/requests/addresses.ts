import { movedPaths, routes } from '@/lib/paths'
import { pictogramNames } from '@/lib/pictograms'

/** `path` is the canonical spelling of the requested path; `query` is '' or begins with '?'. */
type Target = { path: string; query: string; isPlain: boolean }

/**
 * Returns the canonical spelling of a path (SEC-6): with one slash between names, without dot segments, and escaped only
 * where necessary. Returns null if `url` is not a path.
 */
export function readTarget(url: string): Target | null {
  // Clients of a proxy send `http://host/path`; that host is ignored.
  const [, asked, query = ''] = /^(?:https?:\/\/[^/?#]+(?=[/?#]|$)|(?=\/))([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  if (asked === undefined) return null
  const bytes = asked
    .replace(/%([\da-f]{2})?/gi, (escaped, hex: string | undefined) => {
      if (hex === undefined) return notUtf8
      const letter = String.fromCharCode(Number.parseInt(hex, 16))
      return needsNoEscape.test(letter) ? letter : escaped.toUpperCase()
    })
    .replace(/[\\/]+/g, '/')
  // Node turns each byte of the address into one character. Bytes that are not UTF-8 become U+FFFD.
  const text = Buffer.from(bytes, 'latin1').toString()
  const path = new URL(`http://site${text || '/'}`).pathname.replace(/(.)\/$/, '$1')
  // A path that cannot be decoded is answered as unknown, not redirected.
  return { path, query, isPlain: path === asked || text.includes('\ufffd') }
}

/** Returns whether a canonical path may be a page for guests, as opposed to a file, a picture or the panel. */
export function isPageOfSite(path: string): boolean {
  return page.test(path)
}

const page = /^\/(?!(?:admin|api|media|opengraph-image|previa|images|icones|_next)(?:\/|$))[^.]*$/

const notUtf8 = '\xff'
/** Characters that need no escape in a path (RFC 3986), slash, backslash (a slash to browsers), and bytes of UTF-8. */
const needsNoEscape = /[\w.~!$&'()*+,;=:@/\\\x80-\xff-]/

/** The path of the 404 page. */
const missingAddress = '/_not-found'

/**
 * Returns the path to request from Next. All unknown addresses become one, because Next writes the requested path into the 404
 * page, which is cached for everybody. New pages, routes and public files must be added to this list; `isOwnPage` knows the
 * pages that the hotel has added.
 */
export function ownPath(path: string, isOwnPage: (path: string) => boolean): string {
  return single.has(path) || many.test(path) || isOwnPage(path) ? path : missingAddress
}

const single = new Set<string>([
  ...Object.values(routes),
  ...Object.keys(movedPaths),
  ...['/api/health', '/api/health/ready', '/api/pesquisa', '/api/revalidate'],
  ...['/editar.js', '/favicon.ico', '/painel.webmanifest', '/print.css', '/robots.txt', '/sitemap.xml'],
])

const many = new RegExp(
  `^/(?:${[
    // Both handle unknown paths themselves.
    'admin(?:/.*)?',
    'media/.+',
    'previa/[^/]+',
    '_next/static/.+',
    // An unknown offer or room redirects to the list.
    '(?:oferta|quartos)/[^/]+',
    // The route answers 404 for an unknown page.
    'opengraph-image(?:/[^/]+){0,2}',
    'icones/(?:site\\.svg|(?:emblema|logo-branco|site-96|toque-180|painel-(?:192|512|mascara-512))\\.png)',
    'images/(?:icones|mapa-(?:caminho|relevo|(?:cidade|litoral)(?:-caminho)?)|serra)\\.svg',
    `images/icones/(?:${pictogramNames.join('|')})\\.svg`,
  ].join('|')})$`,
)
