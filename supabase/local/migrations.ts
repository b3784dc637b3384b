import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

const supabaseFolder = join(import.meta.dirname, '..')

/** Applies each pending migration in a transaction and records it in the Supabase CLI's table. Returns their number. */
export async function applyMigrations({ driver }: Database): Promise<number> {
  const { rows } = await driver.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const applied = new Set(rows.map((row) => row.version))
  const pending = migrationFiles().filter(({ version }) => !applied.has(version))
  for (const { version, name, sql } of pending) {
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

export function migrationFiles() {
  const folder = join(supabaseFolder, 'migrations')
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
      return version && name ? [{ version, name, sql: readFileSync(join(folder, file), 'utf8') }] : []
    })
}
