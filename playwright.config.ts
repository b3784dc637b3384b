import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test'
import { screens } from './e2e/support/pages.ts'
import { chromiumFlags } from './scripts/lib/test-environment.ts'

const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  // Actions, console and requests only: `npm test -- e2e FILE --trace=on` records everything, which slows every test down.
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  screenshot: 'only-on-failure',
  launchOptions: {
    executablePath: process.env.E2E_CHROMIUM,
    args: chromiumFlags,
  },
}

// With less motion, because films and turning rows keep a core busy. Tests about motion enable it with `withMotion`; the
// phone project always has it.
const desktop = { ...browser, ...screens.desktop, contextOptions: { reducedMotion: 'reduce' as const } }
const elsewhere = 'e2e/{admin,demonstrations,publishing,security,hosting,pictures}/**'
// A narrow screen changes nothing in these.
const sameOnPhones = 'e2e/{images,image-strip}.spec.ts'
// These change what every page shows, so that no other test can use the site afterwards.
const hotelWide = 'e2e/admin/{brand,conditions,day,imports,tables}.spec.ts'
const changing =
  'e2e/admin/{dashboard,history,hotel,identity,migrate-images,packages*,page-switches,pages,rooms*,texts,videos}.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  // One more than the cores of a small machine: many tests wait for the server's answer.
  workers: 3,
  retries: 0,
  fullyParallel: true,
  // Generous, because a busy machine is not a defect of the site.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    // Includes those tests of the panel that change no content.
    {
      name: 'desktop',
      testIgnore: ['e2e/{demonstrations,publishing,security,hosting,pictures}/**', changing, hotelWide],
      grepInvert: /@mobile/,
      use: desktop,
    },
    {
      name: 'mobile',
      testIgnore: [elsewhere, sameOnPhones],
      grepInvert: /@desktop/,
      use: { ...browser, ...screens.mobile },
    },
    // The tests of one file run in order and may see what earlier ones saved; the files run side by side.
    { name: 'content', testMatch: changing, fullyParallel: false, use: desktop },
    { name: 'hotel-wide', testMatch: hotelWide, fullyParallel: false, use: desktop },
    // These start their own servers; most of them send plain HTTP requests.
    {
      name: 'servers',
      testMatch: 'e2e/{publishing,security}/**/*.spec.ts',
      fullyParallel: false,
      use: browser,
    },
    // The same build with another hotel's content; they set the width of the screen themselves.
    { name: 'demonstrations', testMatch: 'e2e/demonstrations/*.spec.ts', use: browser },
    // Not a test: `npm test pictures` takes the pictures of the documents and of all pages and states.
    ...(process.env.E2E_PICTURES
      ? [{ name: 'pictures', testMatch: 'e2e/pictures/*.spec.ts', workers: 1, use: desktop }]
      : []),
  ],
})
