import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

const supabaseFolder = join(import.meta.dirname, '..')

/** Each in a transaction with its record, in the table that the Supabase CLI uses. Answers how many. */
export async function applyMigrations({ driver }: Database): Promise<number> {
  const folder = join(supabaseFolder, 'migrations')
  const { rows } = await driver.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map((row) => row.version))
  const pending = readdirSync(folder)
    .map((file) => ({ file, ...parseName(file) }))
    .filter(({ version }) => version && !applied.has(version))
    .sort((a, b) => a.file.localeCompare(b.file))
  for (const { file, version, name } of pending) {
    const sql = readFileSync(join(folder, file), 'utf8')
    await driver.transaction(async (transaction) => {
      await transaction.exec(sql)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      )
    })
  }
  return pending.length
}

export async function applySeed({ driver }: Database) {
  const sql = readFileSync(join(supabaseFolder, 'seed.sql'), 'utf8')
  await driver.transaction((transaction) => transaction.exec(sql))
}

function parseName(file: string) {
  const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
  return { version, name }
}
