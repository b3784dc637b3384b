import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { mfaSql } from '../../local/auth/schema.ts'
import type { Database } from '../../local/database.ts'
import { openPostgres } from './database.ts'
import { pushMigrations } from './migrate.ts'
import { startPostgres } from './server.ts'

/** A PostgreSQL whose database `postgres` holds the migrations and the seed, for all test files to copy. */
export async function startTemplate() {
  const server = await startPostgres()
  const owner = postgres(server.url, { max: 1 })
  const warnings = await pushMigrations(owner)
  await owner.end()
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  const url = server.urlOf('supabase_admin')
  const admin = postgres(url, { max: 1, onnotice: () => undefined })
  // What the library writes in place of the auth and the storage server: its tokens have other keys, and it says not
  // that it is the storage server.
  await admin.unsafe(`alter table auth.refresh_tokens alter column id type text; ${mfaSql};
    grant all on schema gateway to postgres; grant all on all tables in schema gateway to postgres`)
  await admin.end()
  return { url, stop: server.stop }
}

/** A copy of the database at `url`, which nobody may be using; `drop` removes it. */
export async function openCopy(url: string): Promise<{ database: Database; drop: () => Promise<void> }> {
  const name = `copy_${randomUUID().replaceAll('-', '')}`
  const maintenance = new URL(url)
  maintenance.pathname = '/template1'
  const run = async (statement: string) => {
    const sql = postgres(maintenance.href, { max: 1, onnotice: () => undefined })
    await sql.unsafe(statement)
    await sql.end()
  }
  await run(`create database ${name} template postgres owner postgres`)
  await run(`alter database ${name} set storage.allow_delete_query = 'true'`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { database: openPostgres(own.href), drop: () => run(`drop database ${name} with (force)`) }
}
