import { quaresmeira } from '../../supabase/local/demo/quaresmeira.ts'
import { findChromium } from './chromium.ts'
import { inTurn, startDemoSite } from './demo-site.ts'
import type { SuiteResult } from './tally.ts'
import { testDay } from './test-day.ts'
import { cleanEnvironment } from './test-environment.ts'
import { testDistDir } from './test-folders.ts'
import { runPlaywright } from './test-playwright.ts'

/** The browser tests against a site and a backend of their own. Two runs in one checkout take turns. */
export function runBrowserTests(args: string[]): Promise<SuiteResult> {
  return inTurn(async () => {
    say('Chromium')
    const executable = await findChromium()
    say('site')
    const { url, dataDir, backend, secret, siteSecret } = await startDemoSite()
    say('testes')
    const { HOTEL_SLUG, BOOKING_ENGINE_URL } = quaresmeira.variables
    const env = {
      ...cleanEnvironment(process.env),
      E2E_BASE_URL: url,
      E2E_SUPABASE_URL: backend.url,
      E2E_PUBLISHABLE_KEY: backend.publishableKey,
      E2E_DATA_DIR: dataDir,
      E2E_CHROMIUM: executable,
      E2E_DIST_DIR: testDistDir,
      HOTEL_TODAY: testDay,
      REVALIDATE_SECRET: secret,
      // The tests open sessions without the login form, signed by this site.
      HOTEL_SLUG,
      BOOKING_ENGINE_URL,
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SITE_SECRET: siteSecret,
    }
    return runPlaywright(args, env)
  })
}

function say(part: string): void {
  process.stdout.write(`${part}… `)
}
