import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from './backend.ts'
import { buildSite } from './build.ts'
import { findChromium } from './chromium.ts'
import { withLock } from './lock.mjs'
import { findFreePort } from './ports.ts'
import { root } from './root.ts'
import { atEnd } from './run-command.ts'
import { startSite } from './site.ts'
import type { SuiteResult } from './tally.ts'
import { cleanEnvironment } from './test-environment.ts'
import { resultFile, testDistDir } from './test-folders.ts'
import { runPlaywright } from './test-playwright.ts'

/**
 * The browser tests against a site and a backend of their own: free ports, an empty temporary data directory, a
 * separate build. Two runs in one checkout take turns, because they share that build's folder.
 */
export function runBrowserTests(args: string[]): Promise<SuiteResult> {
  return withLock(join(root, 'node_modules', '.browser-tests.lock'), async () => {
    say('Chromium')
    const executable = await findChromium(resultFile('chromium.log'))
    say('Supabase')
    const dataDir = mkdtempSync(join(tmpdir(), 'quaresmeira-test-'))
    atEnd(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }))
    const port = await findFreePort()
    const url = `http://localhost:${port}`
    const base = {
      ...cleanEnvironment(process.env),
      HOTEL_SLUG: 'quaresmeira',
      SITE_URL: url,
      DATA_DIR: dataDir,
    }
    const backend = await startBackend(dataDir, await findFreePort(), base)
    const env = {
      ...base,
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      REVALIDATE_SECRET: randomBytes(32).toString('hex'),
    }
    say('site')
    await buildSite(testDistDir, env, resultFile('build.log'))
    const log = resultFile('site.log')
    await startSite({ mode: 'start', distDir: testDistDir, host: '127.0.0.1', port, env, log })
    say('testes')
    return runPlaywright(args, {
      ...cleanEnvironment(process.env),
      E2E_BASE_URL: url,
      E2E_SUPABASE_URL: backend.url,
      E2E_PUBLISHABLE_KEY: backend.publishableKey,
      E2E_DATA_DIR: dataDir,
      E2E_CHROMIUM: executable,
      E2E_DIST_DIR: testDistDir,
      REVALIDATE_SECRET: env.REVALIDATE_SECRET,
    })
  })
}

/** The parts take minutes; a word for each shows where it is. */
function say(part: string): void {
  process.stdout.write(`${part}… `)
}
