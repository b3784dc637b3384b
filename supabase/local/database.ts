import type { Connection } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { errorCode } from './start-failure.ts'

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

type ErrorNormaliser = { normalizeDbError: (error: unknown) => unknown }

/** What the library answers with 500 "SUP" gets the status and body of PostgREST. */
export function mapDatabaseErrors(connection: ErrorNormaliser) {
  const normalise = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const normalised = normalise(error)
    const code = errorCode(normalised) ?? ''
    const status = statusOf(code)
    if (status === undefined) return normalised
    const { message, detail, hint } = describe(normalised)
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

function describe(error: unknown) {
  const source: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  return {
    message: error instanceof Error ? error.message : '',
    detail: textOrNull(source.detail),
    hint: textOrNull(source.hint),
  }
}

function textOrNull(value: unknown) {
  return typeof value === 'string' ? value : null
}
