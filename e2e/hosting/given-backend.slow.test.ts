import { execa } from 'execa'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root'
import { startStandIn } from '../../supabase/tests/postgres/stand-in'
import { postgresOrWhy } from './support/postgres'

// Some of each kind: the public pages, signing in, saving and publishing.
const specs = ['e2e/home.spec.ts', 'e2e/admin/login.spec.ts', 'e2e/admin/rooms.spec.ts']

describe.skipIf(postgresOrWhy())('a backend that the environment names', () => {
  test('takes the demonstration and passes the browser tests, like the embedded one', {
    timeout: 1_800_000,
  }, async () => {
    const backend = await startStandIn()
    try {
      const { all, exitCode } = await execa('npm', ['test', '--', 'e2e', ...specs], {
        cwd: root,
        all: true,
        reject: false,
        env: { ...process.env, ...backend.variables },
      })
      expect(all).toMatch(/[1-9]\d* passed, 0 failed/)
      expect(exitCode).toBe(0)
    } finally {
      await backend.stop()
    }
  })
})
