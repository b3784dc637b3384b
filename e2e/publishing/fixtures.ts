import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'playwright/test'
import { copyOfBuild } from '../support/build.ts'
import { SECRET, WebServer } from '../support/web-server.ts'
import { FakeSupabase } from './fake-supabase.ts'

export { expect } from 'playwright/test'

export type Site = {
  backend: FakeSupabase
  /** Two processes over one build and one data directory. */
  a: WebServer
  b: WebServer
  /** The home page as the build made it, before anything was published. */
  built: Awaited<ReturnType<WebServer['get']>>
  distDir: string
  dataDir: string
  env: Record<string, string>
}

/**
 * Servers of its own over a copy of the build in E2E_DIST_DIR, so that the site other tests look at stays untouched.
 * Every test begins with a healthy backend and freshly published demo content.
 */
export const test = base.extend<{ published: undefined }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use, { workerIndex }) => {
      const distDir = copyOfBuild(`.next-publishing-test-${workerIndex}`)
      const dataDir = mkdtempSync(join(tmpdir(), 'publishing-'))
      const backend = new FakeSupabase()
      await backend.listen()
      const env = {
        NEXT_DIST_DIR: distDir,
        DATA_DIR: dataDir,
        SUPABASE_URL: `http://127.0.0.1:${backend.port}`,
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
        REVALIDATE_SECRET: SECRET,
        SITE_SECRET: process.env.SITE_SECRET ?? '',
      }
      const a = new WebServer(env)
      const b = new WebServer(env)
      try {
        await Promise.all([a.start(), b.start()])
        await use({ backend, a, b, built: await a.get('/'), distDir, dataDir, env })
      } finally {
        await Promise.all([a.kill(), b.kill(), backend.close()])
        rmSync(distDir, { recursive: true, force: true })
        rmSync(dataDir, { recursive: true, force: true })
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
