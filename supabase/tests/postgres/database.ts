import { createPostgresConnection } from '@supabase/lite/postgres'
import postgres from 'postgres'
import { type Database, isoTimestamp } from '../../local/database.ts'
import { mapDatabaseErrors } from '../../local/error-mapping.ts'

/**
 * A real PostgreSQL for the embedded backend, in place of the one in its process. No request may take longer than a
 * hosted project gives an anonymous visitor, and no statement of one may lack its `where`; what tests say to the
 * database themselves goes over a connection of its own, as the project's owner.
 */
export function openPostgres(url: string, { safeUpdate = true } = {}): Database {
  const options = { max: 1, onnotice: () => undefined, types: { json, jsonb, timestamptz } }
  const rules = { statement_timeout: 3000, ...(safeUpdate && { 'safeupdate.enabled': 'on' }) }
  const connection = createPostgresConnection({ url, postgresOptions: { ...options, connection: rules } })
  mapDatabaseErrors(connection)
  const requests = connection.driver
  const sql = postgres(url, { ...options, connection: { role: 'postgres', search_path: ownersPath } })
  return Object.assign(connection, {
    ensureRlsContext: async () => true,
    hasPlatform: true,
    driver: {
      ...statements(sql),
      transaction: <T>(work: (transaction: ReturnType<typeof statements>) => Promise<T>) =>
        sql.begin((transaction) => work(statements(transaction))),
    },
    async close() {
      await Promise.all([requests.end(), sql.end()])
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

const ownersPath = '"$user", public, extensions'

// What the library sends is text already, as PGlite takes it.
const serialize = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const json = { to: 114, from: [114], serialize, parse: (text: string): unknown => JSON.parse(text) }
const jsonb = { ...json, to: 3802, from: [3802] }
const timestamptz = { to: 1184, from: [1184], serialize: (value: unknown) => value, parse: isoTimestamp }
