import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demos } from '../../supabase/local/demo/demos.ts'
import { startBackend } from './backend.ts'
import { buildSite, isBuilt } from './build.ts'
import { findFreePort } from './ports.ts'
import { atEnd } from './run-command.ts'
import type { Variables } from './settings.ts'
import { startSite } from './site.ts'
import { testDay } from './test-day.ts'
import { cleanEnvironment, publishSecret, resultFile, testDistDir } from './test-environment.ts'

/**
 * Builds the site into `testDistDir` if something has changed, and loads the demonstration into a temporary data directory.
 * Returns that directory; every backend of the tests starts with a copy of it.
 */
export const buildSiteUnderTest = once(async (): Promise<string> => {
  const dataDir = makeTemporaryFolder()
  const own = { ...ownVariables(), DATA_DIR: dataDir, SITE_SECRET: randomBytes(32).toString('hex') }
  const backend = await startBackend(dataDir, 0, own)
  if (!isBuilt(testDistDir)) await buildSite(testDistDir, own, resultFile('build.log'))
  await backend.child.stop()
  return dataDir
})

/** Starts the site and backend for all tests that change no content. Returns the variables for the tests. */
export const startSiteUnderTest = once(async (): Promise<Variables> => {
  const prepared = await buildSiteUnderTest()
  const dataDir = makeTemporaryFolder()
  cpSync(join(prepared, 'supabase'), join(dataDir, 'supabase'), { recursive: true })
  const own = ownVariables()
  const { url, publishableKey } = await startBackend(dataDir, 0, own)
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...own,
    DATA_DIR: dataDir,
    // Tests sign sessions with this secret instead of using the login form.
    SITE_SECRET: randomBytes(32).toString('hex'),
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    REVALIDATE_SECRET: publishSecret,
  }
  await startSite({
    mode: 'start',
    distDir: testDistDir,
    host: '127.0.0.1',
    port,
    env: { ...env, SITE_URL: origin },
    log: resultFile('servers.log'),
  })
  return {
    ...env,
    E2E_BASE_URL: origin,
    E2E_SUPABASE_URL: url,
    E2E_DATA_DIR: dataDir,
    E2E_DIST_DIR: testDistDir,
    E2E_PREPARED_DATA: prepared,
  }
})

function ownVariables(): Variables {
  return {
    ...cleanEnvironment(process.env),
    ...demos.quaresmeira.variables,
    DEMO: 'quaresmeira',
    HOTEL_TODAY: testDay,
  }
}

function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quaresmeira-test-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work()
    return result
  }
}
