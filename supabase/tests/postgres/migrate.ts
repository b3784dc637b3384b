import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import postgres from 'postgres'

const supabaseFolder = join(import.meta.dirname, '../..')

/** As `supabase db push --include-seed` does it: each file in a transaction with its record. Answers the warnings. */
export async function pushMigrations(url: string): Promise<string[]> {
  const warnings: string[] = []
  const sql = postgres(url, {
    max: 1,
    onnotice({ severity, message }) {
      if (severity !== 'NOTICE') warnings.push(`${severity}: ${message}`)
    },
  })
  try {
    await push(sql)
  } finally {
    await sql.end()
  }
  return warnings
}

async function push(sql: postgres.Sql) {
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
}
