import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSigningKey } from '../../../supabase/local/auth/tokens'
import { type Backend, createBackend } from '../../../supabase/local/backend'
import type { Database } from '../../../supabase/local/database'
import { listen } from '../../../supabase/local/http-server'
import { type Handle, json } from '../../../supabase/local/responses'

export type Project = Awaited<ReturnType<typeof startProject>>

type Instead = (request: Request) => Promise<Response | undefined>

const keys = {
  jwtSecret: 'jwt-secret-of-the-tests-only-0123456789',
  publishableKey: 'sb_publishable_tests_only_0123456789',
  secretKey: 'sb_secret_tests_only_0123456789',
}

/**
 * A Supabase project behind a port: `instead` answers in its place where it returns something. With a database of its
 * own it answers as one without tables until `open` is called.
 */
export async function startProject({ database }: { database?: () => Database } = {}) {
  const storageFolder = mkdtempSync(join(tmpdir(), 'setup-storage-'))
  const secrets = { ...keys, signingKey: makeSigningKey() }
  const server = await listen(0)
  const requests: string[] = []
  const functions: Handle = async () => json({ error: 'malformed' }, 400)
  let backend: Backend | undefined
  const project = {
    ...keys,
    url: server.baseUrl,
    requests,
    instead: undefined as Instead | undefined,
    async open() {
      const own = database ? { database: database() } : {}
      backend ??= await createBackend({ secrets, baseUrl: server.baseUrl, storageFolder, functions, ...own })
      return backend.database
    },
    async stop() {
      await server.close()
      await backend?.close()
      rmSync(storageFolder, { recursive: true })
    },
  }
  server.serve(async (request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    const other = await project.instead?.(request.clone())
    return other ?? (backend ? backend.handle(request) : withoutTables(request))
  })
  if (!database) await project.open()
  return project
}

/** What a new project says: the auth server is there, the tables are not. */
const withoutTables: Handle = async (request) => {
  const { pathname } = new URL(request.url)
  if (pathname.endsWith('/jwks.json')) return json({ keys: [{ kty: 'EC', alg: 'ES256' }] }, 200)
  return json({ code: 'PGRST202', message: 'Could not find the function' }, 404)
}
