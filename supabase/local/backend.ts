import { App, setExperimental } from '@supabase/lite'
import { withAccounts } from './accounts.ts'
import { withAuth } from './auth/gate.ts'
import { createTokens } from './auth/tokens.ts'
import { createMutex, type Database, openDatabase } from './database.ts'
import { createFileStorage } from './file-storage.ts'
import { applyMigrations } from './migrations.ts'
import { platformSql } from './platform.ts'
import type { Handle } from './responses.ts'
import { createRouter } from './router.ts'
import type { Secrets } from './secrets.ts'

export type Backend = Awaited<ReturnType<typeof createBackend>>

type Settings = {
  secrets: Secrets
  /** The address for clients, and the issuer of tokens. */
  baseUrl: string
  storageFolder: string
  databaseFolder?: string
  /** Used instead of a database in the folder or in memory. */
  database?: Database
  functions?: Handle
}

/** The backend without its HTTP server; in memory if it gets no database folder. */
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
  // After the call, because its first step would print a warning about the flag, and before it reads the flag.
  setExperimental('storage', true)
  await initialised
  await app.ensureSystemSchema()
  if (!database.hasPlatform) await database.driver.exec(platformSql)
  if ((await applyMigrations(database)) > 0) await database.clearSchemaCache()
  const exclusive = createMutex()
  const library = (request: Request) => app.fetch(request, { peerAddress: null })
  const tokens = createTokens(secrets)
  const router = createRouter(library, { exclusive, tokens, functions })
  const accounts = withAccounts(router, { database, secretKey: secrets.secretKey, exclusive })
  const handle = withAuth(accounts, {
    database,
    exclusive,
    tokens,
    issuer: `${baseUrl}/auth/v1`,
    apiKeys: [secrets.publishableKey, secrets.secretKey],
  })
  return {
    database,
    handle,
    /** Waits for the request that is being answered, then closes the database. */
    async close() {
      await exclusive(() => database.close())
    },
  }
}

function configuration({ jwtSecret, publishableKey, secretKey }: Secrets) {
  return {
    api: { schemas: ['public'], max_rows: 1000 },
    storage: { enabled: true },
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      publishable_key: publishableKey,
      secret_key: secretKey,
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      enable_signup: false,
      minimum_password_length: 12,
      email: { enable_signup: true, enable_confirmations: false },
    },
  }
}
