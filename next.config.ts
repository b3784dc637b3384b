import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import { CSP_FLOOR } from './lib/cache/csp.mjs'
import { imageConfig } from './lib/images/next-config'
import { ownPicturesVersion } from './lib/images/own-pictures'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm test` checks the types; a slip in a test file must not keep the site from starting.
  typescript: { tsconfigPath: process.env.NEXT_TSCONFIG || 'tsconfig.json', ignoreBuildErrors: true },
  typedRoutes: true,
  poweredByHeader: false,
  // app/global-not-found.tsx answers unknown addresses.
  experimental: { globalNotFound: true },
  cacheHandler: resolve('lib/cache/handler.mjs'),
  images: imageConfig,
  // The client's code, too, names the site's own pictures by their version.
  env: { PICTURES_VERSION: ownPicturesVersion() },
  // Temporary: campaign addresses come back with another season's content.
  redirects: async () => [
    ...['/natal', '/carnaval', '/outubromagico', '/reveillon'].map((source) => ({
      source,
      destination: '/ofertas',
      permanent: false,
    })),
    { source: '/faca-sua-reserva', destination: '/', permanent: false },
  ],
  headers: async () => [
    // The site's own pictures: the folder's name changes with them.
    {
      source: '/encoded/:path*',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      source: '/:path*',
      headers: [
        // For what has no policy of its own (files, error pages); browsers enforce it beside a page's stricter one.
        { key: 'content-security-policy', value: CSP_FLOOR },
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
        {
          key: 'permissions-policy',
          value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        },
        { key: 'cross-origin-opener-policy', value: 'same-origin' },
        // Browsers ignore it over plain http.
        { key: 'strict-transport-security', value: 'max-age=31536000' },
      ],
    },
  ],
}

export default config
