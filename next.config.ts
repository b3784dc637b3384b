import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { NextConfig } from 'next'
import { isOnVercel } from './lib/on-vercel'
import { movedPaths } from './lib/paths'
import { lifetime } from './lib/server/cache/shared.mjs'
import { vercelHeaders } from './lib/server/requests/headers'

const isArtefact = process.env.NEXT_OUTPUT === 'standalone'

// lib/media/images/in-worker.ts starts these files as a program, which tracing does not detect.
const imageProcess = [
  'lib/media/images/{sharp,worker}.mjs',
  'node_modules/{sharp,detect-libc,semver}/**/*.{js,cjs,mjs,json}',
  'node_modules/@img/**',
]

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  output: isArtefact ? 'standalone' : undefined,
  // `npm test` checks the types; an error in a test file must not prevent the demonstration from starting.
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
    // Pages are requested without a query, and Next would require `_rsc`. No shared cache keeps what it protects:
    // lib/server/requests/answer.ts.
    validateRSCRequestHeaders: isOnVercel(),
    // Use few files: each is compressed separately, and on a phone each costs a request.
    turbopackChunking: { minChunkSize: 1_000_000, maxChunkCountPerGroup: 1, maxMergeChunkSize: 5_000_000 },
    // Next truncates larger bodies after the middleware; lib/server/requests allows less at each address.
    proxyClientMaxBodySize: '32mb',
  },
  // Name of the release in the log and the health check (lib/server/start.ts).
  env: { COMMIT: process.env.COMMIT || commitHere() },
  expireTime: lifetime.expire,
  // Bundling these many modules would lengthen the module names in the visitors' scripts.
  serverExternalPackages: [
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-proto',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
    'zod',
  ],
  cacheHandler: isOnVercel() ? undefined : resolve('lib/server/cache/handler.mjs'),
  // Nothing uses next/image, and this closes `/_next/image`, which would encode for anyone (MEDIA-6).
  images: { unoptimized: true },
  outputFileTracingIncludes: {
    // The panel's forms store pictures by server actions, which run in the page's own function.
    '/admin/**': imageProcess,
    '/opengraph-image/**': ['public/images/**'],
  },
  // Temporary, because campaign addresses return with another season's content.
  redirects: async () =>
    Object.entries(movedPaths).map(([source, destination]) => ({ source, destination, permanent: false })),
  // On other hosts lib/server/requests sets them, with a stricter policy.
  headers: async () => (isOnVercel() ? vercelHeaders() : []),
}

/** Returns date and hash of the commit, or '' without a Git history, as in a container image. */
function commitHere() {
  try {
    const args = ['log', '-1', '--format=%cs-%h']
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

export default config
