import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { Database } from '../../local/database.ts'
import { migrationFiles } from '../../local/migrations.ts'
import { mfaSql } from '../../local/platform.ts'
import { openPostgres } from './database.ts'
import { pushMigrations, startPostgres } from './server.ts'

/**
 * Starts a database with the migrations and the seed, which each test file copies: on its own PostgreSQL, or on the one of
 * TEST_SUPABASE_DB_URL, a superuser's address of a stack whose migrations are applied.
 */
export async function startTemplate() {
  const given = process.env.TEST_SUPABASE_DB_URL
  if (given) return { url: await makeTemplate(given), stop: async () => undefined }
  const server = await startPostgres()
  const warnings = await pushMigrations(server.url)
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return { url: await makeTemplate(server.urlOf('supabase_admin')), stop: server.stop }
}

/** Makes a template database, in which the type of token ids matches the library's. */
async function makeTemplate(source: string) {
  const name = `template_${randomUUID().replaceAll('-', '')}`
  const maintenance = at(source, 'template1')
  try {
    await run(maintenance, [
      // A stack's services would reconnect at once, and nobody may use a database during its copy.
      'alter database postgres allow_connections false',
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'`,
      `create database ${name} template postgres owner postgres`,
    ])
  } finally {
    await run(maintenance, ['alter database postgres allow_connections true'])
  }
  const url = at(source, name)
  await run(url, [
    `do $$ begin if (select count(*) from supabase_migrations.schema_migrations) <> ${migrationFiles().length} then
       raise exception 'not all migrations are applied'; end if; end $$`,
    'alter table auth.refresh_tokens alter column id type text',
    mfaSql,
  ])
  return url
}

/** Opens a copy of the database at `url`, which must be unused; `drop` removes the copy. */
export async function openCopy(url: string): Promise<{ database: Database; drop: () => Promise<void> }> {
  const name = `copy_${randomUUID().replaceAll('-', '')}`
  const template = new URL(url).pathname.slice(1)
  const maintenance = at(url, 'template1')
  await run(maintenance, [
    `create database ${name} template ${template} owner postgres`,
    // The storage server sets this for its own deletes.
    `alter database ${name} set storage.allow_delete_query = 'true'`,
  ])
  const drop = () => run(maintenance, [`drop database ${name} with (force)`])
  return { database: openPostgres(at(url, name)), drop }
}

async function run(url: string, statements: string[]) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  for (const statement of statements) await sql.unsafe(statement)
  await sql.end()
}

function at(url: string, database: string) {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
