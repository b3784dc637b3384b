import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import { isOnVercel } from './lib/on-vercel'
import { movedPaths } from './lib/paths'
import { lifetime } from './lib/server/cache/shared.mjs'
import { vercelHeaders } from './lib/server/requests/headers'

const isArtefact = process.env.NEXT_OUTPUT === 'standalone'

// What the trace of a route does not find: lib/media/images/in-worker.ts starts it as a program.
const imageProcess = [
  'lib/media/images/{sharp,worker}.mjs',
  'node_modules/{sharp,detect-libc,semver}/**/*.{js,cjs,mjs,json}',
  'node_modules/@img/**',
]

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
  experimental: {
    // app/global-not-found.tsx answers unknown addresses.
    globalNotFound: true,
    useTypeScriptCli: true,
    // Pages are asked for without a query, and Next would miss `_rsc`. No shared cache keeps what it guards:
    // lib/server/requests/answer.ts.
    validateRSCRequestHeaders: isOnVercel(),
    // Few files: each is packed on its own, and on a phone each is a request.
    turbopackChunking: { minChunkSize: 1_000_000, maxChunkCountPerGroup: 1, maxMergeChunkSize: 5_000_000 },
    // Next keeps no more than this of a body that passes the middleware; lib/server/requests allows less at each address.
    proxyClientMaxBodySize: '32mb',
  },
  // The release's name, in the log and the health check (lib/server/start.ts).
  env: { COMMIT: process.env.COMMIT || commitHere() },
  expireTime: lifetime.expire,
  // Bundled, so many modules lengthen the names of all in the visitors' scripts.
  serverExternalPackages: [
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-proto',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
    'zod',
  ],
  cacheHandler: isOnVercel() ? undefined : resolve('lib/server/cache/handler.mjs'),
  // Nothing uses next/image, and this closes `/_next/image`, which would encode for anybody (MEDIA-6).
  images: { unoptimized: true },
  outputFileTracingIncludes: {
    // The panel's forms store pictures by server actions, which run in the page's own function.
    '/admin/**': imageProcess,
    '/opengraph-image/**': ['public/images/**'],
  },
  // Temporary: campaign addresses come back with another season's content.
  redirects: async () =>
    Object.entries(movedPaths).map(([source, destination]) => ({ source, destination, permanent: false })),
  // On other hosts lib/server/requests sends them, with a stricter policy.
  headers: async () => (isOnVercel() ? vercelHeaders() : []),
}

/** The day and the name of the commit; nothing where the sources came without their history, as into an image. */
function commitHere() {
  try {
    const args = ['log', '-1', '--format=%cs-%h']
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

export default config
