import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pasteText } from './e2e/components/clipboard.ts'
import { nextForTests } from './e2e/components/vite-plugin.ts'
import { databaseFlags } from './scripts/lib/backend.ts'
import { testDay } from './scripts/lib/test-day.ts'
import { chromiumFlags } from './scripts/lib/test-environment.ts'

const database = {
  execArgv: databaseFlags,
  globalSetup: 'supabase/tests/snapshot.ts',
  testTimeout: 60_000,
  hookTimeout: 120_000,
}
const componentTests = '{app,components}/**/*.browser.test.tsx'
const unitTests = globSync('{app,components,lib,scripts,e2e/support}/**/*.test.{ts,tsx}', {
  exclude: [componentTests],
})
const databaseTests = globSync('supabase/**/*.test.ts')

/** All files share a process, which loads packages and compiles the embedded database once. */
const shared = { isolate: false }

/** A module that imported a mock keeps it, so these files load the project's modules again. */
const replacing = { ...shared, setupFiles: ['lib/test-runs.ts', 'lib/test-fresh-modules.ts'] }

function replacesModules(file: string) {
  return /vi\.(?:do)?[mM]ock\(/.test(readFileSync(file, 'utf8'))
}

/** It replaces the server's request handler for its whole process. */
const filterTest = 'lib/server/requests/filter.test.ts'

/** Packages that components import; `npm test -- components` fails if a CommonJS package is missing here. */
const packagesOfComponents = [
  '@hookform/resolvers/zod',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  'date-fns/addDays',
  'date-fns/constants',
  'date-fns/formatISO',
  'fast-check',
  'lucide-react',
  'next/dynamic',
  'react',
  'react-day-picker',
  'react-day-picker/locale/pt-BR',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'sonner',
  'swiper',
  'swiper/modules',
  'uqr',
  'vitest-browser-react',
  'zod',
  'zod/v4/locales/pt-BR.js',
]

const projects = [
  {
    extends: true as const,
    test: {
      ...shared,
      name: 'unit',
      include: unitTests,
      exclude: [filterTest, ...unitTests.filter(replacesModules)],
      // A busy machine is not a defect.
      testTimeout: 30_000,
    },
  },
  {
    extends: true as const,
    test: {
      ...replacing,
      name: 'unit-replacing',
      include: unitTests.filter(replacesModules),
      testTimeout: 30_000,
    },
  },
  { extends: true as const, test: { name: 'unit-isolated', include: [filterTest], testTimeout: 30_000 } },
  {
    extends: true as const,
    plugins: [nextForTests()],
    // Listed by name, because a package found during the tests would reload their page.
    optimizeDeps: { noDiscovery: true, include: packagesOfComponents },
    define: { 'process.env.HOTEL_TODAY': JSON.stringify(testDay) },
    test: {
      name: 'components',
      include: [componentTests],
      setupFiles: 'e2e/components/setup.ts',
      mockReset: true,
      // A busy machine is not a defect.
      testTimeout: 60_000,
      browser: {
        enabled: true,
        commands: { pasteText },
        headless: true,
        provider: playwright({
          actionTimeout: 15_000,
          launchOptions: {
            executablePath: process.env.E2E_CHROMIUM ?? '',
            args: chromiumFlags,
            // A date field orders its parts by the browser's own language, not the page's.
            env: { ...process.env, LC_ALL: 'pt_BR.UTF-8' },
          },
          contextOptions: {
            locale: 'pt-BR',
            timezoneId: 'America/Sao_Paulo',
            reducedMotion: 'reduce',
            permissions: ['clipboard-write'],
          },
        }),
        instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
        screenshotFailures: false,
      },
    },
  },
  {
    extends: true as const,
    test: {
      ...shared,
      ...database,
      name: 'database',
      include: databaseTests,
      exclude: databaseTests.filter(replacesModules),
    },
  },
  {
    extends: true as const,
    test: {
      ...replacing,
      ...database,
      name: 'database-replacing',
      include: databaseTests.filter(replacesModules),
    },
  },
  {
    extends: true as const,
    // They test the site that scripts/test.ts started, or their own servers.
    test: {
      name: 'requests',
      include: ['e2e/requests/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
  {
    extends: true as const,
    test: {
      name: 'hosting',
      include: ['e2e/hosting/**/*.test.ts'],
      // They start servers and listen on ports: one file at a time.
      fileParallelism: false,
      testTimeout: 120_000,
      hookTimeout: 600_000,
    },
  },
]

export default defineConfig({
  resolve: {
    alias: {
      '@': resolve('.'),
      // Next replaces this marker itself; outside Next it would throw.
      'server-only': resolve('node_modules/server-only/empty.js'),
    },
  },
  test: {
    // By default, vitest keeps one core for its own process.
    maxWorkers: '100%',
    // By default, `expect.poll` waits one second, which a busy machine exceeds.
    expect: { poll: { timeout: 15_000 } },
    // FC_RUNS=10000 npm test unit tries more inputs for every property.
    setupFiles: 'lib/test-runs.ts',
    // Settings that every site requires (lib/env.ts).
    env: { HOTEL_SLUG: 'quaresmeira', BOOKING_ENGINE_URL: 'https://reservas.quaresmeira.example' },
    projects,
  },
})
