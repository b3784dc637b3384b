import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test'
import { chromiumFlags } from './scripts/lib/chromium-flags.ts'
import { screens } from './scripts/lib/screens.ts'

const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  baseURL: process.env.E2E_BASE_URL,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  trace: 'retain-on-failure',
  launchOptions: {
    executablePath: process.env.E2E_CHROMIUM,
    args: chromiumFlags,
  },
}

const desktop = { ...browser, ...screens.desktop }
const packages = 'admin/{packages*,uploads,history}.spec.ts'
const publicPages = ['desktop', 'mobile']
const elsewhere = '{admin,publishing,security}/**'
// What a narrow screen does not change; the minutes of a full run are few.
const sameOnPhones = ['booking-guests', 'images', 'keyboard', 'pages', 'photo-strip', 'survey-steps'].map(
  (name) => `${name}.spec.ts`,
)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  // Generous, because a busy machine is not a defect of the site.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    {
      name: 'desktop',
      testIgnore: elsewhere,
      grepInvert: /@mobile/,
      use: desktop,
    },
    {
      name: 'mobile',
      testIgnore: [elsewhere, ...sameOnPhones],
      grepInvert: /@desktop/,
      use: { ...browser, ...screens.mobile },
    },
    // These change the content that the ones above look at: afterwards, and each kind of content one at a time.
    { name: 'packages', testMatch: packages, workers: 1, dependencies: publicPages, use: desktop },
    {
      name: 'admin',
      testMatch: 'admin/**/*.spec.ts',
      testIgnore: packages,
      workers: 1,
      dependencies: publicPages,
      use: desktop,
    },
    // These start servers of their own; most speak plain HTTP.
    {
      name: 'servers',
      testMatch: '{publishing,security}/**/*.spec.ts',
      workers: 1,
      dependencies: publicPages,
      use: browser,
    },
  ],
})
