import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type postgres from 'postgres'

const supabaseFolder = join(import.meta.dirname, '../..')

/** As `supabase db push --include-seed` does it: each file in a transaction with its record. Answers the warnings. */
export async function pushMigrations(sql: postgres.Sql): Promise<string[]> {
  const warnings: string[] = []
  sql.options.onnotice = ({ severity, message }) => {
    if (severity !== 'NOTICE') warnings.push(`${severity}: ${message}`)
  }
  await sql.unsafe(`create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text, created_by text, idempotency_key text unique, rollback text[])`)
  for (const path of globSync(join(supabaseFolder, 'migrations/*.sql')).sort()) {
    const [version = '', ...name] = basename(path, '.sql').split('_')
    await sql.begin(async (transaction) => {
      await transaction.unsafe(readFileSync(path, 'utf8'))
      const record = { version, name: name.join('_') }
      await transaction`insert into supabase_migrations.schema_migrations ${transaction(record)}`
    })
  }
  await sql.begin((transaction) => transaction.unsafe(readFileSync(join(supabaseFolder, 'seed.sql'), 'utf8')))
  return warnings
}
