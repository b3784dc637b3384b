import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test'
import { screens } from './e2e/support/screens.ts'
import { chromiumFlags } from './scripts/lib/chromium-flags.ts'

const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  baseURL: process.env.E2E_BASE_URL,
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
const elsewhere = '{admin,demonstrations,publishing,security,hosting,pictures}/**'
// What a narrow screen does not change; the minutes of a full run are few.
const sameOnPhones = [
  'booking-guests',
  'images',
  'keyboard',
  'pages',
  'image-strip',
  'rooms',
  'survey-steps',
].map((name) => `${name}.spec.ts`)
const packages = 'admin/{packages*,history}.spec.ts'
const rooms = 'admin/{rooms*,dashboard,migrate-images}.spec.ts'
const sections = 'admin/{hotel,identity,page-switches,pages,texts,videos}.spec.ts'
// They change some of each kind, or what every page shows: a logo goes from the pages that others look at, too.
const all = 'admin/{brand,conditions,day,imports,tables}.spec.ts'

/** Run one after the other by scripts/lib/test-playwright.ts: `dependencies` would skip what comes after a red test. */
export const phases = {
  public: [
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
    // The panel as far as it changes nothing that others look at: accounts of their own, and forms never saved.
    {
      name: 'panel',
      testMatch: 'admin/**/*.spec.ts',
      testIgnore: [packages, rooms, sections, all],
      use: desktop,
    },
  ],
  // These change the content that the ones above look at: afterwards, and each kind of content one at a time.
  // Packages take longest of all that comes now: begun first, the others fit beside them.
  content: [
    ...Object.entries({ packages, rooms, sections }).map(([name, testMatch]) => ({
      name,
      testMatch,
      workers: 1,
      use: desktop,
    })),
    // These start servers of their own; most speak plain HTTP.
    {
      name: 'servers',
      testMatch: '{publishing,security}/**/*.spec.ts',
      workers: 1,
      use: browser,
    },
    // The same build with other hotels' content, at widths of their own.
    {
      name: 'demonstrations',
      testMatch: 'demonstrations/*.spec.ts',
      workers: 2,
      use: browser,
    },
  ],
  all: [{ name: 'all', testMatch: all, workers: 1, use: desktop }],
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // One more than the cores of a small machine: many tests wait for the server's answer.
  workers: 3,
  retries: 0,
  fullyParallel: true,
  // Generous, because a busy machine is not a defect of the site.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // The last one is no test: `npm run pictures` takes the pictures of the documents, and of all pages and states.
  projects: [
    ...Object.values(phases).flat(),
    { name: 'pictures', testMatch: 'pictures/*.spec.ts', workers: 1, use: desktop },
  ],
})
