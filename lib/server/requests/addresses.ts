import { movedPaths, routes } from '@/lib/paths'
import { pictogramNames } from '@/lib/pictograms'

/** `path` is the one plain spelling of the requested path; `query` is '' or begins with '?'. */
type Target = { path: string; query: string; isPlain: boolean }

/**
 * Returns the one plain spelling of a path, for caches (SEC-6): with one slash between names, without dot segments, and
 * escaped only where necessary. Null for what is not a path.
 */
export function readTarget(url: string): Target | null {
  // Clients write `http://host/path` to a proxy; the host in it does not count.
  const [, asked, query = ''] = /^(?:https?:\/\/[^/?#]+(?=[/?#]|$)|(?=\/))([^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  if (asked === undefined) return null
  const bytes = asked
    .replace(/%([\da-f]{2})?/gi, (escaped, hex: string | undefined) => {
      if (hex === undefined) return notUtf8
      const letter = String.fromCharCode(Number.parseInt(hex, 16))
      return needsNoEscape.test(letter) ? letter : escaped.toUpperCase()
    })
    .replace(/[\\/]+/g, '/')
  // Node gives each byte of a request as one character. Bytes that are not UTF-8 become U+FFFD.
  const text = Buffer.from(bytes, 'latin1').toString()
  const path = new URL(`http://site${text || '/'}`).pathname.replace(/(.)\/$/, '$1')
  // What cannot be decoded is no page: it is answered as an unknown address, not redirected to one.
  return { path, query, isPlain: path === asked || text.includes('\ufffd') }
}

/** Whether a plain path may be a page for guests, and is no file, no picture and no page of the panel. */
export function isPageOfSite(path: string): boolean {
  return page.test(path)
}

const page = /^\/(?!(?:admin|api|media|opengraph-image|previa|images|icones|_next)(?:\/|$))[^.]*$/

const notUtf8 = '\xff'
/** The letters that need no escape in a path (RFC 3986), the slash, the backslash that browsers take for one, and bytes of UTF-8. */
const needsNoEscape = /[\w.~!$&'()*+,;=:@/\\\x80-\xff-]/

/** The 404 page under its own address. */
const missingAddress = '/_not-found'

/**
 * The path under which Next is asked. Everything that the site does not have is one address: Next writes the path that it
 * is asked for into the 404 page when it renders it again, and that page is kept and shown to everybody. A new page,
 * route or public file belongs into this list; `isOwnPage` knows the pages that the hotel has added itself.
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
    // Both answer what they do not have by themselves.
    'admin(?:/.*)?',
    'media/.+',
    'previa/[^/]+',
    '_next/static/.+',
    // An unknown offer or room leads to all of them.
    '(?:oferta|quartos)/[^/]+',
    // An unknown page has no picture.
    'opengraph-image(?:/[^/]+){0,2}',
    'icones/(?:site\\.svg|(?:emblema|logo-branco|site-96|toque-180|painel-(?:192|512|mascara-512))\\.png)',
    'images/(?:icones|mapa-(?:caminho|relevo|(?:cidade|litoral)(?:-caminho)?)|serra)\\.svg',
    `images/icones/(?:${pictogramNames.join('|')})\\.svg`,
  ].join('|')})$`,
)
