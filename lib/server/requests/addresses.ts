import { movedPaths, routes } from '@/lib/paths'

/** The 404 page under its own address. */
const missingAddress = '/_not-found'

/**
 * The path under which Next is asked. Everything that the site does not have is one address: Next writes the path that it
 * is asked for into the 404 page when it renders it again, and that page is kept and shown to everybody. A new page,
 * route or public file belongs into this list.
 */
export function ownPath(path: string): string {
  return single.has(path) || many.test(path) ? path : missingAddress
}

const single = new Set<string>([
  ...Object.values(routes),
  ...Object.keys(movedPaths),
  ...['/api/health', '/api/health/ready', '/api/revalidate'],
  ...['/favicon.ico', '/opengraph-image', '/painel.webmanifest', '/print.css', '/robots.txt', '/sitemap.xml'],
])

const many = new RegExp(
  `^/(?:${[
    // Both answer what they do not have by themselves.
    'admin(?:/.*)?',
    'media/.+',
    'previa/[^/]+',
    '_next/static/.+',
    // An unknown offer leads to all of them; Next adds a hash to the name of the picture.
    'oferta/[^/]+(?:/opengraph-image(?:-\\w{6})?)?',
    'icones/(?:site\\.svg|(?:logo-branco|site-96|toque-180|painel-(?:192|512|mascara-512))\\.png)',
    'images/(?:icones|mapa-caminho|mapa-relevo|serra)\\.svg',
  ].join('|')})$`,
)
