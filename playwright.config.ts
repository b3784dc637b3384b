import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test'
import { chromiumFlags } from './scripts/lib/chromium-flags.ts'

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
      testIgnore: 'publishing/**',
      grepInvert: /@mobile/,
      use: { ...browser, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testIgnore: 'publishing/**',
      grepInvert: /@desktop/,
      use: { ...browser, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // These start servers of their own; most speak plain HTTP.
    { name: 'publishing', testMatch: 'publishing/**/*.spec.ts', workers: 1, use: browser },
  ],
})
