import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSigningKey } from '../../local/auth/tokens.ts'
import { createBackend } from '../../local/backend.ts'
import { listen } from '../../local/http-server.ts'
import { keys } from '../fixtures.ts'
import { startTemplate } from './copies.ts'
import { openPostgres } from './database.ts'

/** Plays a Supabase project that runs elsewhere: the embedded backend's API over a real PostgreSQL, seeded and empty. */
export async function startStandIn() {
  const template = await startTemplate()
  const storageFolder = mkdtempSync(join(tmpdir(), 'storage-'))
  const server = await listen(0)
  const backend = await createBackend({
    secrets: { ...keys, signingKey: makeSigningKey() },
    baseUrl: server.baseUrl,
    storageFolder,
    database: openPostgres(template.url),
  })
  server.serve(backend.handle)
  return {
    variables: {
      TEST_SUPABASE_URL: server.baseUrl,
      TEST_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
      TEST_SUPABASE_SECRET_KEY: keys.secretKey,
      TEST_SUPABASE_DB_URL: template.url,
    },
    async stop() {
      await server.close()
      await backend.close()
      await template.stop()
      rmSync(storageFolder, { recursive: true })
    },
  }
}
