import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '../../scripts/lib/backend.ts'
import { type DemoName, demos } from '../../supabase/local/demo/demos.ts'

/**
 * An embedded backend with a demonstration, on a free port, for one worker. Opening a copy of the data that the build was
 * made with takes a third of the time of loading them. From here on the helpers of e2e/support ask this backend.
 */
export async function startOwnBackend(demo: DemoName = 'quaresmeira') {
  const dataDir = mkdtempSync(join(tmpdir(), `${demo}-`))
  const prepared = join(process.env.E2E_PREPARED_DATA ?? '', 'supabase')
  if (demo === 'quaresmeira' && existsSync(prepared))
    cpSync(prepared, join(dataDir, 'supabase'), { recursive: true })
  const { child, url, publishableKey } = await startBackend(dataDir, 0, {
    ...process.env,
    ...demos[demo].variables,
    DEMO: demo,
  })
  const variables = { DATA_DIR: dataDir, SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey }
  Object.assign(process.env, variables, { E2E_DATA_DIR: dataDir, E2E_SUPABASE_URL: url })
  return {
    variables,
    async stop() {
      await child.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
