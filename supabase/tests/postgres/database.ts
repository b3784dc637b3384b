import { createPostgresConnection } from '@supabase/lite/postgres'
import type { Database } from '../../local/database.ts'
import { mapDatabaseErrors } from '../../local/error-mapping.ts'
import { openSql, plainValues } from './statements.ts'

/**
 * A real PostgreSQL for the embedded backend, in place of the one in its process. No request may take longer than a
 * hosted project gives an anonymous visitor, and no statement of one may lack its `where`; what tests say to the
 * database themselves goes over a connection of its own, as the project's owner.
 */
export function openPostgres(url: string, { safeUpdate = true } = {}): Database {
  const rules = { statement_timeout: 3000, ...(safeUpdate && { 'safeupdate.enabled': 'on' }) }
  const connection = createPostgresConnection({ url, postgresOptions: { ...plainValues, connection: rules } })
  mapDatabaseErrors(connection)
  const requests = connection.driver
  const own = openSql(url, { role: 'postgres', search_path: '"$user", public, extensions' })
  return Object.assign(connection, {
    ensureRlsContext: async () => true,
    hasPlatform: true,
    driver: own.driver,
    async close() {
      await Promise.all([requests.end(), own.close()])
    },
  })
}
