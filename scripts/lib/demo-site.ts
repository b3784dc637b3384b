import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DemoName, demos } from '../../supabase/local/demo/demos.ts'
import { startBackend } from './backend.ts'
import { buildSite, isBuilt } from './build.ts'
import { folderFingerprint } from './fingerprint.ts'
import { withLock } from './lock.mjs'
import { findFreePort, requireFreePort } from './ports.ts'
import { root } from './root.ts'
import { atEnd } from './run-command.ts'
import type { Variables } from './settings.ts'
import { testDay } from './test-day.ts'
import { cleanEnvironment } from './test-environment.ts'
import { resultFile, testDistDir } from './test-folders.ts'

/** Runs commands of one checkout in turn, because they share the folder of the tests' build. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return withLock(join(root, 'node_modules', '.browser-tests.lock'), work)
}

/** The demonstration's variables with a new secret and an empty data directory, which goes with the command. */
function demoVariables(demo: DemoName = 'quaresmeira') {
  const dataDir = mkdtempSync(join(tmpdir(), 'quaresmeira-test-'))
  atEnd(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }))
  return {
    ...cleanEnvironment(process.env),
    ...demos[demo].variables,
    DEMO: demo,
    DATA_DIR: dataDir,
    SITE_SECRET: randomBytes(32).toString('hex'),
  }
}

/**
 * Builds the demonstration hotel into `testDistDir`, unless nothing changed since: with a backend of its own and an empty
 * temporary data directory, which it returns: each worker copies what the backend has written there. Only within `inTurn`.
 */
export async function buildDemoSite(): Promise<string> {
  const demo = demoVariables()
  const backend = await startBackend(demo.DATA_DIR, await ownPort(26_000), { ...demo, HOTEL_TODAY: testDay })
  const env = {
    ...demo,
    SITE_URL: 'http://localhost:3000',
    HOTEL_TODAY: testDay,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    REVALIDATE_SECRET: randomBytes(32).toString('hex'),
  }
  const baked = withoutTheRun(env)
  if (!isBuilt(testDistDir, baked)) await buildSite(testDistDir, env, resultFile('build.log'), baked)
  await backend.child.stop()
  return demo.DATA_DIR
}

/** A port that is this checkout's own in every run, since pages carry it and a build with another is another. */
async function ownPort(from: number): Promise<number> {
  const port = from + (createHash('sha256').update(root).digest().readUInt16BE() % 6000)
  const isFree = await requireFreePort('PORT', port, '127.0.0.1').then(
    () => true,
    () => false,
  )
  return isFree ? port : findFreePort()
}

/**
 * What a build for the tests depends on. Whatever the folder and key of its backend, the content is the demonstration's
 * on the tests' day.
 */
function withoutTheRun(env: Variables): Variables {
  const content = folderFingerprint(root, 'supabase')
  return { ...env, DATA_DIR: content, SUPABASE_PUBLISHABLE_KEY: undefined }
}
