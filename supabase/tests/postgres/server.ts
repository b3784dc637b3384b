import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execa, execaSync } from 'execa'
import getPort from 'get-port'
import postgres from 'postgres'
import { migrationFiles } from '../../local/migrations.ts'

/**
 * Starts a PostgreSQL in a temporary folder, on loopback, with the roles, schemas, owners, rights and time limits that a
 * hosted Supabase project has before its first migration. `stop` ends it and removes everything.
 */
export async function startPostgres() {
  const bin = postgresBinaries()
  if (!bin) throw new Error('no PostgreSQL under /usr/lib/postgresql')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const account = accountFor(folder)
  const password = randomBytes(18).toString('base64url')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  chmodSync(passwordFile, 0o644)
  const data = join(folder, 'data')
  const initialise = ['-D', data, '-U', 'supabase_admin', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const made = execa(
    join(bin, 'initdb'),
    [...initialise, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    account,
  )
  await made.catch((error: Error) => {
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  const port = await getPort({ host: '127.0.0.1' })
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${folder}'
shared_preload_libraries = 'pg_stat_statements'
timezone = 'UTC'
wal_level = logical
fsync = off
full_page_writes = off
max_connections = 60
shared_buffers = '32MB'
`,
  )
  const server = execa(join(bin, 'postgres'), ['-D', data], {
    ...account,
    stdio: 'ignore',
    killSignal: 'SIGINT',
    reject: false,
  })
  const urlOf = (role: string) => `postgresql://${role}:${password}@127.0.0.1:${port}/postgres`
  const stop = async () => {
    server.kill('SIGINT')
    await server
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await makeHosted(urlOf('supabase_admin'), password)
  } catch (error) {
    await stop()
    throw error
  }
  /** `url` is the project owner's: the role `postgres`, which is not a superuser. */
  return { url: urlOf('postgres'), urlOf, version: String(major(bin)), stop }
}

/** Returns the folder of the newest installed PostgreSQL server, or undefined. */
export function postgresBinaries(): string | undefined {
  // A client package has the folder, too, but no initdb.
  const folders = globSync('/usr/lib/postgresql/*/bin/initdb').map((path) => dirname(path))
  return folders.sort((a, b) => major(b) - major(a))[0]
}

/** Works like `supabase db push --include-seed`: each file in a transaction with its record. Returns the warnings. */
export async function pushMigrations(url: string): Promise<string[]> {
  const warnings: string[] = []
  const sql = postgres(url, {
    max: 1,
    onnotice({ severity, message }) {
      if (severity !== 'NOTICE') warnings.push(`${severity}: ${message}`)
    },
  })
  try {
    await sql.unsafe(`create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations
        (version text primary key, statements text[], name text, created_by text, idempotency_key text unique, rollback text[])`)
    for (const { sql: statements, ...record } of migrationFiles())
      await sql.begin(async (transaction) => {
        await transaction.unsafe(statements)
        await transaction`insert into supabase_migrations.schema_migrations ${transaction(record)}`
      })
    const seed = readFileSync(join(import.meta.dirname, '../../seed.sql'), 'utf8')
    await sql.begin((transaction) => transaction.unsafe(seed))
  } finally {
    await sql.end()
  }
  return warnings
}

function major(folder: string) {
  return Number(folder.split('/').at(-2))
}

/** PostgreSQL refuses to run as root; Debian's package creates an account for it. */
function accountFor(folder: string) {
  if (process.getuid?.() !== 0) return { cwd: folder }
  const idOf = (flag: string) => Number(execaSync('id', [flag, 'postgres']).stdout)
  const account = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, account.uid, account.gid)
  return { ...account, cwd: folder }
}

async function makeHosted(url: string, password: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 2 })
  try {
    await answering(sql)
    for (const name of ['roles', 'auth', 'storage', 'demote']) {
      await sql.unsafe(readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8'))
    }
    for (const { rolname } of await sql`select rolname from pg_roles where rolcanlogin`) {
      await sql.unsafe(`alter role ${rolname} password '${password}'`)
    }
    // A hosted project's supautils extension lets `postgres` create policies on the storage tables.
    await sql.unsafe('grant supabase_storage_admin to postgres')
  } finally {
    await sql.end()
  }
}

async function answering(sql: postgres.Sql) {
  const end = Date.now() + 30_000
  while (true) {
    try {
      return await sql`select 1`
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
