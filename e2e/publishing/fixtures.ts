import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'playwright/test'
import { publishSecret } from '../../scripts/lib/test-environment.ts'
import { distDirUnderTest, WebServer } from '../support/web-server.ts'
import { FakeSupabase } from './fake-supabase.ts'

export { expect }

export type Site = {
  backend: FakeSupabase
  /** Two instances over one build, each with a data directory of its own. */
  a: WebServer
  b: WebServer
  dataDir: string
}

/** Servers of its own. Every test begins with a healthy backend and freshly published demo content. */
export const test = base.extend<{ published: undefined }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const [dataDir, other] = [newFolder(), newFolder()]
      const backend = new FakeSupabase()
      await backend.listen()
      const env = {
        NEXT_DIST_DIR: distDirUnderTest(),
        SUPABASE_URL: `http://127.0.0.1:${backend.port}`,
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
        REVALIDATE_SECRET: publishSecret,
        SITE_SECRET: process.env.SITE_SECRET ?? '',
      }
      const a = new WebServer({ ...env, DATA_DIR: dataDir })
      const b = new WebServer({ ...env, DATA_DIR: other })
      try {
        await Promise.all([a.start(), b.start()])
        await use({ backend, a, b, dataDir })
      } finally {
        await Promise.all([a.kill(), b.kill(), backend.close()])
        for (const folder of [dataDir, other]) rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  published: [
    async ({ site: { backend, a } }, use) => {
      await backend.fail('ok')
      backend.edit()
      await a.publish()
      await use(undefined)
    },
    { auto: true },
  ],
})

/** Waits until an instance that was not told of a publication has learnt of it from the database (PUB-10). */
export async function expectVersion(server: WebServer, version: number, path = '/') {
  await expect.poll(async () => (await server.get(path)).version, { timeout: 10_000 }).toBe(version)
}

function newFolder() {
  return mkdtempSync(join(tmpdir(), 'publishing-'))
}
