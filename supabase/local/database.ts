import type { Connection } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { errorCode } from '../../scripts/lib/refusal.ts'

export type Sql = {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>
  exec(text: string): Promise<unknown>
}

/** PGlite, or PostgreSQL with the same methods. */
export type Database = Connection & {
  driver: Sql & { transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> }
  /** Whether roles, schemas and their rights already exist. */
  hasPlatform?: boolean
}

/** Runs one task at a time, in call order. */
export type Exclusive = <T>(task: () => Promise<T>) => Promise<T>

const timestampWithTimeZone = 1184

/** Opens a database, in memory without a folder. A new one starts from `snapshot` (PGlite's `dumpDataDir`). */
export async function openDatabase(folder?: string, snapshot?: Blob) {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { loadDataDir: snapshot, parsers: { [timestampWithTimeZone]: isoTimestamp } },
  })
  await connection.driver.waitReady
  mapDatabaseErrors(connection)
  // Otherwise the library grants ALL on every table with row security at each start, which the migrations have revoked.
  Object.assign(connection, { ensureRlsContext: async () => true })
  return connection
}

/**
 * Lets one request at a time into the library. PGlite is one session, on which the library does not serialise transactions: of
 * two simultaneous requests, the second would continue as superuser after the first COMMIT.
 */
export function createMutex(): Exclusive {
  let tail: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = tail.then(task)
    tail = result.catch(() => undefined)
    return result
  }
}

/** Formats `2026-11-20 11:42:26.5+00` as `2026-11-20T11:42:26.5+00:00`, like PostgREST. */
export function isoTimestamp(value: string) {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}

/** Gives errors that the library answers with 500 "SUP" PostgREST's status and body. */
export function mapDatabaseErrors(connection: { normalizeDbError: (error: unknown) => unknown }) {
  const normalise = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const normalised = normalise(error)
    const code = errorCode(normalised) ?? ''
    const status = statusOf(code)
    if (status === undefined) return normalised
    const { message = '', detail = null, hint = null } = Object(normalised)
    // The library turns errors of this shape into this response, like PostgREST's RAISE SQLSTATE 'PGRST'.
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
