import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSigningKey } from '../../../supabase/local/auth/tokens'
import { createBackend } from '../../../supabase/local/backend'
import { listen } from '../../../supabase/local/http-server'
import { type Handle, json } from '../../../supabase/local/responses'
import { keys } from '../../../supabase/tests/fixtures'

export type Project = Awaited<ReturnType<typeof startProject>>

type Instead = (request: Request) => Promise<Response | undefined>

/** Starts a fake Supabase project on a port; `instead` may return another response. */
export async function startProject() {
  const storageFolder = mkdtempSync(join(tmpdir(), 'setup-storage-'))
  const secrets = { ...keys, signingKey: makeSigningKey() }
  const server = await listen(0)
  const functions: Handle = async () => json({ error: 'malformed' }, 400)
  const backend = await createBackend({ secrets, baseUrl: server.baseUrl, storageFolder, functions })
  const project = {
    ...keys,
    url: server.baseUrl,
    database: backend.database,
    instead: undefined as Instead | undefined,
    async stop() {
      await server.close()
      await backend.close()
      rmSync(storageFolder, { recursive: true })
    },
  }
  server.serve(async (request) => (await project.instead?.(request.clone())) ?? backend.handle(request))
  return project
}
