import type { Connection } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { errorCode } from '../../scripts/lib/refusal.ts'

export type Sql = {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>
  exec(text: string): Promise<unknown>
}

/** PGlite, or another PostgreSQL with the same methods. */
export type Database = Connection & {
  driver: Sql & { transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> }
  /** True if roles, schemas and their rights exist already. */
  hasPlatform?: boolean
}

/** Runs one task at a time, in the order of the calls. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>

const timestampWithTimeZone = 1184

/** In memory without a folder. A new database starts from the `snapshot` of another one (PGlite's `dumpDataDir`). */
export async function openDatabase(folder?: string, snapshot?: Blob) {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { loadDataDir: snapshot, parsers: { [timestampWithTimeZone]: isoTimestamp } },
  })
  await connection.driver.waitReady
  mapDatabaseErrors(connection)
  // The library would grant ALL on every table with row security at each start, which the migrations have revoked.
  Object.assign(connection, { ensureRlsContext: async () => true })
  return connection
}

/**
 * PGlite is one session, and the library sends BEGIN and COMMIT on it without waiting: two simultaneous requests share
 * a transaction, and after the first COMMIT the other one continues as superuser. Therefore no request enters the
 * library before the previous one has left it.
 */
export function createMutex(): Exclusive {
  let tail: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = tail.then(task)
    tail = result.catch(() => undefined)
    return result
  }
}

/** `2026-11-20 11:42:26.5+00` → `2026-11-20T11:42:26.5+00:00`, which is what PostgREST sends. */
export function isoTimestamp(value: string) {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** Gives errors that the library answers with 500 "SUP" the status and body of PostgREST. */
export function mapDatabaseErrors(connection: { normalizeDbError: (error: unknown) => unknown }) {
  const normalise = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const normalised = normalise(error)
    const code = errorCode(normalised) ?? ''
    const status = statusOf(code)
    if (status === undefined) return normalised
    const { message = '', detail = null, hint = null } = Object(normalised)
    // The library turns errors of this shape into exactly this response, as PostgREST does for RAISE SQLSTATE 'PGRST'.
    return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    })
  }
}

function statusOf(code: string) {
  if (/^23(514|P01|001|000)$/.test(code) || code === 'P0001') return 400
  if (/^(40|P0)/.test(code)) return 500
  return undefined
}
