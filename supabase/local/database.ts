import type { Connection } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { mapDatabaseErrors } from './error-mapping.ts'

export type Sql = {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>
  exec(text: string): Promise<unknown>
}

/** PGlite's, or another PostgreSQL's under the same names. */
export type Database = Connection & {
  driver: Sql & { transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> }
  /** True where roles, schemas and their rights are there already. */
  hasPlatform?: boolean
}

const timestampWithTimeZone = 1184

/** In memory without a folder; a new one starts from another one's `snapshot` (PGlite's `dumpDataDir`). */
export async function openDatabase(folder?: string, snapshot?: Blob) {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { loadDataDir: snapshot, parsers: { [timestampWithTimeZone]: isoTimestamp } },
  })
  await connection.driver.waitReady
  mapDatabaseErrors(connection)
  // The library would grant ALL on every table with row security again at each start, against the migrations' word.
  Object.assign(connection, { ensureRlsContext: async () => true })
  return connection
}

/** `2026-11-20 11:42:26.5+00` → `2026-11-20T11:42:26.5+00:00`, which is what PostgREST sends. */
export function isoTimestamp(value: string) {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
