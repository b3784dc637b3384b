import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const database = {
  globalSetup: 'supabase/tests/snapshot.ts',
  testTimeout: 60_000,
  hookTimeout: 120_000,
}
const unitTests = globSync('{app,components,lib,scripts,e2e/support}/**/*.test.{ts,tsx}')
const databaseTests = globSync('supabase/**/*.test.ts')

/** A replaced module, and a filter of all the servers of a process, outlive their file; all other files share a process. */
function changesProcess(file: string) {
  return /vi\.(?:do)?[mM]ock\(|\bfilterRequests\(/.test(readFileSync(file, 'utf8'))
}

const projects = [
  {
    extends: true as const,
    test: {
      name: 'unit',
      include: unitTests,
      exclude: unitTests.filter(changesProcess),
      // Modules are loaded, and the embedded database is compiled, once a process instead of once a file.
      isolate: false,
      // A busy machine is not a defect.
      testTimeout: 30_000,
    },
  },
  {
    extends: true as const,
    test: { name: 'unit-isolated', include: unitTests.filter(changesProcess), testTimeout: 30_000 },
  },
  {
    extends: true as const,
    test: {
      ...database,
      name: 'database',
      include: databaseTests,
      exclude: databaseTests.filter(changesProcess),
      isolate: false,
    },
  },
  {
    extends: true as const,
    test: { ...database, name: 'database-isolated', include: databaseTests.filter(changesProcess) },
  },
  {
    extends: true as const,
    test: {
      name: 'hosting',
      include: ['e2e/hosting/**/*.test.ts'],
      // They start servers and listen to them: one file at a time.
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
    // Left to itself, vitest keeps one core for its own process.
    maxWorkers: '100%',
    // More inputs for every property: FC_RUNS=10000 npm test unit
    setupFiles: 'lib/test-runs.ts',
    // What every site must be told (lib/env.ts).
    env: { HOTEL_SLUG: 'quaresmeira', BOOKING_ENGINE_URL: 'https://reservas.quaresmeira.example' },
    // Stryker tries each mutation on the unit tests alone; an embedded database for each would take days.
    projects: projects.filter(
      ({ test }) => !process.env.STRYKER_MUTATOR_WORKER || test.name.startsWith('unit'),
    ),
  },
})
