import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test'
import { chromiumFlags } from './scripts/lib/chromium-flags.ts'
import { screens } from './scripts/lib/screens.ts'

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

const desktop = { ...browser, ...screens.desktop }
const publicProjects = ['desktop', 'mobile', 'panel']
const elsewhere = '{admin,publishing,security,hosting}/**'
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
const sections = 'admin/{hotel,videos}.spec.ts'
// Changes some of each kind.
const day = 'admin/day.spec.ts'

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
    // The panel as far as it changes nothing that others look at: accounts of their own, and forms never saved.
    {
      name: 'panel',
      testMatch: 'admin/**/*.spec.ts',
      testIgnore: [packages, rooms, sections, day],
      use: desktop,
    },
    // These start servers of their own; most speak plain HTTP. They take longest of those that come last.
    {
      name: 'servers',
      testMatch: '{publishing,security}/**/*.spec.ts',
      workers: 1,
      dependencies: publicProjects,
      use: browser,
    },
    // These change the content that the ones above look at: afterwards, and each kind of content one at a time.
    ...Object.entries({ packages, rooms, sections }).map(([name, testMatch]) => ({
      name,
      testMatch,
      workers: 1,
      dependencies: publicProjects,
      use: desktop,
    })),
    {
      name: 'day',
      testMatch: day,
      workers: 1,
      dependencies: ['packages', 'rooms', 'sections'],
      use: desktop,
    },
  ],
})
