import { postgresBinaries } from '../../../supabase/tests/postgres/server'
import { installedOrWhy } from './debian'

/** Why `startPostgres` cannot work here; undefined when it can. */
export function postgresOrWhy(): string | undefined {
  return postgresBinaries() ? undefined : installedOrWhy(['postgresql'])
}
