import { migrationFiles } from '../../../supabase/local/migrations.ts'
import { Refusal } from '../refusal.ts'
import { type Sql, withDatabase } from './connect.ts'
import { splitStatements } from './statements.ts'

export function compareVersions(applied: string[]) {
  const own = migrationFiles().map(({ version }) => version)
  return {
    pending: own.filter((version) => !applied.includes(version)),
    foreign: applied.filter((version) => !own.includes(version)),
  }
}

/** How many of this checkout's migrations the database lacks. */
export function countPending(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, async (sql) => {
    const [table] =
      await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as known`
    const rows = table?.known ? await sql`select version from supabase_migrations.schema_migrations` : []
    return compareVersions(rows.map((row) => String(row.version))).pending.length
  })
}

/**
 * Applies what is pending, each in a transaction with its record in the table of the Supabase CLI, so that
 * `supabase db push` goes on from there. Throws a Refusal at the first that fails: those before it stay.
 */
export function applyPending(databaseUrl: string, say: (line: string) => void): Promise<number> {
  const warn = (message: string) => say(`  Aviso do banco: ${message}`)
  return withDatabase(
    databaseUrl,
    async (sql) => {
      await prepareRecords(sql)
      let count = 0
      for (const file of migrationFiles()) {
        if (!(await applyOne(sql, file))) continue
        say(`  ${file.version} ${file.name}`)
        count += 1
      }
      if (count > 0) await sql`notify pgrst, 'reload schema'`
      return count
    },
    warn,
  )
}

type File = ReturnType<typeof migrationFiles>[number]

async function applyOne(sql: Sql, { version, name, sql: text }: File) {
  try {
    return await sql.begin(async (transaction) => {
      // Two people at once: the second waits, and finds it done.
      await transaction`select pg_advisory_xact_lock(20260101, 2300)`
      const known =
        await transaction`select from supabase_migrations.schema_migrations where version = ${version}`
      if (known.length > 0) return false
      await transaction.unsafe(text)
      await transaction`insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${splitStatements(text)})`
      return true
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Refusal(
      `A migração ${version}_${name} não entrou: ${reason}\nNada dela ficou no banco; as anteriores valem.`,
    )
  }
}

async function prepareRecords(sql: Sql) {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text;`)
}
