import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test'
import { screens } from './e2e/support/screens.ts'
import { chromiumFlags } from './scripts/lib/chromium-flags.ts'

const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  // Actions, console and requests. A film of every test costs more than the test: `npm test -- e2e FILE --trace=on`.
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  screenshot: 'only-on-failure',
  launchOptions: {
    executablePath: process.env.E2E_CHROMIUM,
    args: chromiumFlags,
  },
}

// Still, as some visitors wish it: films and turning rows alone keep a core busy. What is about motion asks for it
// (`withMotion`), and phones see all with it.
const desktop = { ...browser, ...screens.desktop, contextOptions: { reducedMotion: 'reduce' as const } }
const elsewhere = 'e2e/{admin,demonstrations,publishing,security,hosting,pictures}/**'
// What a narrow screen does not change; the minutes of a full run are few.
const sameOnPhones = ['images', 'keyboard', 'pages', 'image-strip', 'rooms', 'survey-steps'].map(
  (name) => `e2e/${name}.spec.ts`,
)
// These change content of many kinds, or what every page shows: the site that they leave is not what others expect.
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
    // With the panel as far as its tests change nothing that others look at: accounts of their own, and forms never saved.
    {
      name: 'desktop',
      testIgnore: ['e2e/{demonstrations,publishing,security,hosting,pictures}/**', changing, hotelWide],
      grepInvert: /@mobile/,
      use: desktop,
    },
    {
      name: 'mobile',
      testIgnore: [elsewhere, ...sameOnPhones],
      grepInvert: /@desktop/,
      use: { ...browser, ...screens.mobile },
    },
    // What the tests of one file save, its next ones may see; the files run side by side.
    { name: 'content', testMatch: changing, fullyParallel: false, use: desktop },
    { name: 'hotel-wide', testMatch: hotelWide, fullyParallel: false, use: desktop },
    // These start servers of their own; most speak plain HTTP.
    {
      name: 'servers',
      testMatch: 'e2e/{publishing,security}/**/*.spec.ts',
      fullyParallel: false,
      use: browser,
    },
    // The same build with other hotels' content, at widths of their own.
    { name: 'demonstrations', testMatch: 'e2e/demonstrations/*.spec.ts', use: browser },
    // No test: `npm test pictures` takes the pictures of the documents, and of all pages and states.
    ...(process.env.E2E_PICTURES
      ? [{ name: 'pictures', testMatch: 'e2e/pictures/*.spec.ts', workers: 1, use: desktop }]
      : []),
  ],
})
