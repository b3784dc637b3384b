import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '../../scripts/lib/backend.ts'
import { type DemoName, demos } from '../../supabase/local/demo/demos.ts'
import { test as base } from '../fixtures.ts'
import { SECRET, WebServer } from '../publishing/web-server.ts'
import { copyOfBuild } from '../support/build.ts'

export { expect } from '../fixtures.ts'

type Served = { site: WebServer; demo: DemoName; demoPaths: string[] }

/** Another demonstration from the same build, with a backend and a data directory of its own. */
export const test = base.extend<object, Served>({
  demo: ['simples', { option: true, scope: 'worker' }],
  site: [
    async ({ demo }, use, { workerIndex }) => {
      const { variables } = demos[demo]
      const dataDir = mkdtempSync(join(tmpdir(), `${demo}-`))
      const distDir = copyOfBuild(`.next-demonstration-test-${workerIndex}`)
      const backend = await startBackend(dataDir, 0, { ...process.env, ...variables, DEMO: demo })
      const site = new WebServer({
        ...variables,
        NEXT_DIST_DIR: distDir,
        DATA_DIR: dataDir,
        SUPABASE_URL: backend.url,
        SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
        SITE_SECRET: process.env.SITE_SECRET ?? '',
        REVALIDATE_SECRET: SECRET,
      })
      try {
        await site.start()
        // The build brings the pages of the usual demonstration.
        await site.publish()
        await use(site)
      } finally {
        await site.kill()
        await backend.child.stop()
        rmSync(distDir, { recursive: true, force: true })
        rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demoPaths: [
    async ({ site }, use) => {
      const { html } = await site.get('/sitemap.xml')
      await use([...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname))
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})
