import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

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
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,components,lib,scripts}/**/*.test.{ts,tsx}'],
          // A busy machine is not a defect.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['supabase/**/*.test.ts'],
          globalSetup: 'supabase/tests/snapshot.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosting',
          include: ['e2e/hosting/**/*.test.ts'],
          // They start servers and listen to them: one file at a time.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
