import { join } from 'node:path'
import { root } from './root.ts'
import type { Variables } from './settings.ts'

const ownNames =
  /^((?:TEST_)?SUPABASE_|BOOKING_|ERROR_|OTEL_|PURGE_|NEXT_|REVALIDATE_SECRET$|SITE_|SESSION_|TRUSTED_PROXY$|VERCEL$|HOTEL_|DATA_DIR$|DEMO$|HOST$|PORT$|NODE_ENV$)/

/**
 * Removes the product's variables, so that tests never reach a real project, and turns on Node's compile cache, because tests
 * start dozens of sites and backends.
 */
export function cleanEnvironment(source: Variables): Variables {
  const foreign = Object.entries(source).filter(([name]) => !ownNames.test(name))
  return { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...Object.fromEntries(foreign) }
}

export const testDistDir = '.next-test'

/** The secret by which the tests' sites publish and show details of their readiness. */
export const publishSecret = 'segredo-so-destes-testes-de-publicacao'

export function resultFile(name: string): string {
  return join(root, 'test-results', name)
}

/** Flags for the tests' Chromium, which must not reach other machines. */
export const chromiumFlags = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-gpu',
  '--disable-quic',
]
