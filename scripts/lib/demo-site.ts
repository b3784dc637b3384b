import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DemoName, demos } from '../../supabase/local/demo/demos.ts'
import { startBackend } from './backend.ts'
import { buildSite, isBuilt } from './build.ts'
import { encodeDemoPictures } from './demo-pictures.ts'
import { folderFingerprint } from './fingerprint.ts'
import { useGivenBackend } from './given-backend.ts'
import { withLock } from './lock.mjs'
import { findFreePort, requireFreePort } from './ports.ts'
import { root } from './root.ts'
import { atEnd } from './run-command.ts'
import type { Variables } from './settings.ts'
import { startSite } from './site.ts'
import { testDay } from './test-day.ts'
import { cleanEnvironment } from './test-environment.ts'
import { resultFile, testDistDir } from './test-folders.ts'
import { timed } from './time-table.ts'

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
 * Serves the demonstration hotel with a backend of its own: free ports, an empty temporary data directory, and a
 * build that is made anew only when something changed. Only within `inTurn`; ends with the command.
 */
export async function startDemoSite() {
  const demo = demoVariables()
  const dataDir = demo.DATA_DIR
  const port = await ownPort(20_000)
  const url = `http://localhost:${port}`
  const base = { ...demo, SITE_URL: url, HOTEL_TODAY: testDay }
  await timed('fotografias', () => encodeDemoPictures(resultFile('build.log')))
  const backend = await timed('banco de demonstração', async () => {
    const given = await useGivenBackend(dataDir)
    return given ?? startBackend(dataDir, await ownPort(26_000), base)
  })
  const secret = randomBytes(32).toString('hex')
  const siteSecret = demo.SITE_SECRET
  const env = {
    ...base,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    REVALIDATE_SECRET: secret,
  }
  const baked = withoutTheRun(env)
  if (!isBuilt(testDistDir, baked)) {
    await timed('build', () => buildSite(testDistDir, env, resultFile('build.log'), baked))
  }
  const log = resultFile('site.log')
  const child = await timed('site', () =>
    startSite({ mode: 'start', distDir: testDistDir, host: '127.0.0.1', port, env, log }),
  )
  return { url, child, dataDir, backend, secret, siteSecret }
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
