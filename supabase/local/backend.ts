import { type ApiKeyResolver, App, setExperimental } from '@supabase/lite'
import { withAuth } from './auth/gate.ts'
import { createTokens, decodePart } from './auth/tokens.ts'
import { createMutex, type Database, openDatabase } from './database.ts'
import { createFileStorage } from './file-storage.ts'
import { applyMigrations } from './migrations.ts'
import { platformSql } from './platform.ts'
import type { Handle } from './responses.ts'
import { claimsHeader, createRouter } from './router.ts'
import type { Secrets } from './secrets.ts'

export type Backend = Awaited<ReturnType<typeof createBackend>>

type Settings = {
  secrets: Secrets
  /** The address for clients and in tokens. */
  baseUrl: string
  storageFolder: string
  databaseFolder?: string
  /** Replaces the database in the folder or in memory. */
  database?: Database
  functions?: Handle
}

/** Creates the backend without its HTTP server; in memory if there is no database folder. */
export async function createBackend({
  secrets,
  baseUrl,
  storageFolder,
  databaseFolder,
  database: given,
  functions,
}: Settings) {
  const database: Database = given ?? (await openDatabase(databaseFolder))
  const app = new App({ connection: database, ...configuration(secrets) })
  app._storageAdapter = createFileStorage(storageFolder)
  const initialised = app.init()
  // After the call, whose first step would warn about the flag, and before it reads the flag.
  setExperimental('storage', true)
  await initialised
  await app.ensureSystemSchema()
  if (!database.hasPlatform) await database.driver.exec(platformSql)
  if ((await applyMigrations(database)) > 0) await database.clearSchemaCache()
  const exclusive = createMutex()
  const library = (request: Request) => app.fetch(request, { peerAddress: null })
  const tokens = createTokens(secrets)
  const router = createRouter(library, { exclusive, tokens, jwtSecret: secrets.jwtSecret, functions })
  const handle = withAuth(router, { database, exclusive, tokens, issuer: `${baseUrl}/auth/v1`, ...secrets })
  return {
    database,
    handle,
    /** Waits for the current request, then closes the database. */
    async close() {
      await exclusive(() => database.close())
    },
  }
}

/**
 * Uses the library's auth server for its tables only. Claims come from the API key or from the token that the router has
 * verified, because the library only reads tokens that were signed with a shared secret.
 */
function configuration({ jwtSecret, publishableKey, secretKey }: Secrets) {
  const keys = new Map([
    [publishableKey, { type: 'publishable', claims: { role: 'anon' } } as const],
    [secretKey, { type: 'secret', claims: { role: 'service_role' } } as const],
  ])
  const resolver: ApiKeyResolver = async (key, { req }) => {
    const known = keys.get(key)
    const claims = req.header(claimsHeader)
    return known ? { ...known, ...(claims && { claims: decodePart(claims) }) } : null
  }
  return {
    api: { schemas: ['public'], max_rows: 1000 },
    storage: { enabled: true },
    auth: { enabled: true, jwt_secret: jwtSecret },
    options: { server: { apiKeys: { resolver } } },
  }
}
