import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import { lifetime } from './lib/cache/lifetime.mjs'
import { vercelHeaders } from './lib/front-door/vercel-headers'
import { imageConfig } from './lib/images/next-config'
import { ownImagesVersion } from './lib/images/own-images'
import { isOnVercel } from './lib/on-vercel'

const isArtefact = process.env.NEXT_OUTPUT === 'standalone'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  output: isArtefact ? 'standalone' : undefined,
  // `npm test` checks the types; a slip in a test file must not keep the demonstration from starting.
  typescript: {
    tsconfigPath: process.env.NEXT_TSCONFIG || (isArtefact ? 'tsconfig.build.json' : 'tsconfig.json'),
    ignoreBuildErrors: process.env.NEXT_SKIP_TYPES === '1',
  },
  typedRoutes: true,
  poweredByHeader: false,
  // Next itself takes NEXT_DEPLOYMENT_ID as `deploymentId`: then an open page of another release loads the whole next one.
  generateBuildId: () => process.env.RELEASE_ID || null,
  experimental: {
    // app/global-not-found.tsx answers unknown addresses.
    globalNotFound: true,
    useTypeScriptCli: true,
    // Next keeps no more than this of a body that passes the middleware; lib/front-door bounds each place far below.
    proxyClientMaxBodySize: '32mb',
    // A proxy may ask by another name than the one that visitors use; lib/front-door refuses other sites.
    serverActions: {
      allowedOrigins: [
        isArtefact ? 'site-url.invalid' : (URL.parse(process.env.SITE_URL ?? '')?.host ?? ''),
      ].filter(Boolean),
    },
  },
  expireTime: lifetime.expire,
  // Bundled, so many modules lengthen the names of all in the visitors' scripts.
  serverExternalPackages: [
    'api',
    'context-async-hooks',
    'exporter-trace-otlp-http',
    'exporter-trace-otlp-proto',
    'resources',
    'sdk-trace',
  ].map((name) => `@opentelemetry/${name}`),
  cacheHandler: isOnVercel() ? undefined : resolve('lib/cache/handler.mjs'),
  images: imageConfig,
  outputFileTracingIncludes: {
    '/opengraph-image': ['public/images/**'],
    '/oferta/*/opengraph-image*': ['public/images/**'],
  },
  // The client's code, too, names the site's own images by their version.
  env: { IMAGES_VERSION: ownImagesVersion() },
  // Temporary: campaign addresses come back with another season's content.
  redirects: async () => [
    ...['/natal', '/carnaval', '/outubromagico', '/reveillon'].map((source) => ({
      source,
      destination: '/ofertas',
      permanent: false,
    })),
    { source: '/faca-sua-reserva', destination: '/', permanent: false },
  ],
  // What every answer carries comes from lib/front-door. The folder of the site's own images changes with them.
  headers: async () => [
    {
      source: '/encoded/:path*',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
    ...(isOnVercel() ? vercelHeaders() : []),
  ],
}

export default config
