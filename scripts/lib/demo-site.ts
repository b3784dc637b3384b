import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoOwner } from '../../supabase/local/demo/owner.ts'
import { startBackend } from './backend.ts'
import { buildSite } from './build.ts'
import { withLock } from './lock.mjs'
import { encodeOwnPictures } from './own-pictures.ts'
import { findFreePort } from './ports.ts'
import { root } from './root.ts'
import { atEnd } from './run-command.ts'
import { startSite } from './site.ts'
import { cleanEnvironment } from './test-environment.ts'
import { resultFile, testDistDir } from './test-folders.ts'
import { timed } from './time-table.ts'

/** Runs commands of one checkout in turn, because they share the folder of the tests' build. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return withLock(join(root, 'node_modules', '.browser-tests.lock'), work)
}

/** The demonstration's variables with a new secret and an empty data directory, which goes with the command. */
export function demoVariables() {
  const dataDir = mkdtempSync(join(tmpdir(), 'quaresmeira-test-'))
  atEnd(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }))
  return {
    ...cleanEnvironment(process.env),
    ...demoOwner,
    HOTEL_SLUG: 'quaresmeira',
    DATA_DIR: dataDir,
    SITE_SECRET: randomBytes(32).toString('hex'),
  }
}

/** From a new build, with a backend and a data directory of its own. Only within `inTurn`; ends with the command. */
export async function startDemoSite() {
  const demo = demoVariables()
  const dataDir = demo.DATA_DIR
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const base = { ...demo, SITE_URL: url }
  await timed('imagens próprias', () => encodeOwnPictures(resultFile('build.log')))
  const backendPort = await findFreePort()
  const backend = await timed('banco de demonstração', () => startBackend(dataDir, backendPort, base))
  const secret = randomBytes(32).toString('hex')
  const siteSecret = demo.SITE_SECRET
  const env = {
    ...base,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    REVALIDATE_SECRET: secret,
  }
  await timed('build', () => buildSite(testDistDir, env, resultFile('build.log')))
  const log = resultFile('site.log')
  await timed('site', () =>
    startSite({ mode: 'start', distDir: testDistDir, host: '127.0.0.1', port, env, log }),
  )
  return { url, dataDir, backend, secret, siteSecret }
}
