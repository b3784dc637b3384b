import { createPgliteConnection } from '@supabase/lite/pglite'
import { mapDatabaseErrors } from './error-mapping.ts'

export type Database = Awaited<ReturnType<typeof openDatabase>>

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
function isoTimestamp(value: string) {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
