import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import { type Database, isoTimestamp, mapDatabaseErrors } from '../../local/database.ts'

// Values arrive as text, as PGlite takes them.
const serialize = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const json = { to: 114, from: [114], serialize, parse: (text: string): unknown => JSON.parse(text) }
const jsonb = { ...json, to: 3802, from: [3802] }
const timestamptz = { to: 1184, from: [1184], serialize: (value: unknown) => value, parse: isoTimestamp }
const options = { max: 1, onnotice: () => undefined, types: { json, jsonb, timestamptz } }

/**
 * Opens a real PostgreSQL for the embedded backend. Requests have the time limit that a hosted project gives anonymous
 * visitors. The tests' own statements use a separate connection as the project's owner.
 */
export function openPostgres(url: string): Database {
  const postgresOptions = { ...options, connection: { statement_timeout: 3000 } }
  const connection = createPostgresConnection({ url, postgresOptions })
  mapDatabaseErrors(connection)
  const requests = connection.driver
  const owner = { role: 'postgres', search_path: '"$user", public, extensions' }
  const own = postgres(url, { ...options, connection: owner })
  return Object.assign(connection, {
    ensureRlsContext: async () => true,
    hasPlatform: true,
    driver: {
      ...statements(own),
      transaction: <T>(work: (transaction: ReturnType<typeof statements>) => Promise<T>) =>
        own.begin((transaction) => work(statements(transaction))).then((result) => result as T),
    },
    async close() {
      await Promise.all([requests.end(), own.end()])
    },
  })
}

function statements(sql: postgres.ISql) {
  return {
    async query<Row>(text: string, values: unknown[] = []) {
      const parameters = values.map((value) => value as postgres.ParameterOrJSON<never>)
      const rows = await sql.unsafe<Row[]>(text, parameters)
      return { rows: [...rows], affectedRows: rows.count }
    },
    exec: (text: string) => sql.unsafe(text),
  }
}
