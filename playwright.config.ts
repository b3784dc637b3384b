import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from 'playwright/test'
import { screens } from './e2e/support/pages.ts'
import { chromiumFlags } from './scripts/lib/test-environment.ts'
import type { DemoName } from './supabase/local/demo/demos.ts'

const browser: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  // Record actions, console and requests only: `npm test -- e2e FILE --trace=on` records everything, which slows every test
  // down.
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  screenshot: 'only-on-failure',
  launchOptions: {
    executablePath: process.env.E2E_CHROMIUM,
    args: chromiumFlags,
  },
}

const desktop = { ...browser, ...screens.desktop, contextOptions: { reducedMotion: 'reduce' as const } }
// All other tests of the panel change the site and restore it at the end.
const unchanging = 'e2e/admin/{access,budgets,edit-link}.spec.ts'

export default defineConfig<object, { demo: DemoName | null }>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'e2e/baseline/{arg}{ext}',
  // One more than the cores of a small machine, because many tests wait for the server.
  workers: 3,
  retries: 0,
  // Generous, because a busy machine is not a defect of the site.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // Projects that run each file on one worker come first, so that no worker ends much later than the others.
  projects: [
    // Each worker has its own site and backend. The tests of one file run in order and may see what earlier ones saved.
    {
      name: 'changing',
      testMatch: 'e2e/admin/*.spec.ts',
      testIgnore: unchanging,
      use: { ...desktop, demo: 'quaresmeira' },
    },
    {
      name: 'reading',
      testMatch: ['e2e/*.spec.ts', unchanging],
      fullyParallel: true,
      use: desktop,
    },
    // Not a test: `npm test pictures` takes the pictures for the documents and of all pages and states.
    ...(process.env.E2E_PICTURES
      ? [
          {
            name: 'pictures',
            testMatch: 'e2e/pictures/*.spec.ts',
            workers: 1,
            fullyParallel: true,
            use: desktop,
          },
        ]
      : []),
  ],
})
