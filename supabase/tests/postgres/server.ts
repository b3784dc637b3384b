import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execa, execaSync } from 'execa'
import getPort from 'get-port'
import postgres from 'postgres'
import { buildHostedRules } from './hosted-rules.ts'

/**
 * A PostgreSQL of its own in a temporary folder, on loopback, with the roles, schemas, owners, rights and time limits
 * that a hosted Supabase project has before its first migration. `stop` ends it and leaves nothing.
 */
export async function startPostgres() {
  const bin = postgresBinaries()
  if (!bin) throw new Error('no PostgreSQL under /usr/lib/postgresql')
  const version = bin.split('/').at(-2) ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const account = owner(folder)
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
  const hostedRules = await buildHostedRules(version, folder)
  const port = await getPort({ host: '127.0.0.1' })
  writeFileSync(join(data, 'postgresql.auto.conf'), settings({ port, folder, hostedRules }))
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
    await makeHosted(urlOf('supabase_admin'), { password, hasRules: hostedRules !== undefined })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    /** As the project's owner: the role `postgres`, which is no superuser. */
    url: urlOf('postgres'),
    urlOf,
    port,
    version,
    /** What the distribution does not package and could not be built here either. */
    hasHostedRules: hostedRules !== undefined,
    stop,
  }
}

/** Where the newest installed PostgreSQL has its programs; undefined without any. */
export function postgresBinaries(): string | undefined {
  // Clients alone lie there, too.
  const folders = globSync('/usr/lib/postgresql/*/bin/initdb').map((path) => dirname(path))
  return folders.sort((a, b) => major(b) - major(a))[0]
}

function major(folder: string) {
  return Number(folder.split('/').at(-2))
}

/** PostgreSQL refuses to run as root; Debian's package brings an account for it. */
function owner(folder: string) {
  if (process.getuid?.() !== 0) return { cwd: folder }
  const idOf = (flag: string) => Number(execaSync('id', [flag, 'postgres']).stdout)
  const account = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, account.uid, account.gid)
  return { ...account, cwd: folder }
}

function settings(given: { port: number; folder: string; hostedRules: string | undefined }) {
  const rules = `
session_preload_libraries = '${given.hostedRules}'
safeupdate.enabled = off
hosted_rules.policy_tables = 'auth.identities,auth.sessions,auth.users,storage.buckets,storage.objects'`
  return `listen_addresses = '127.0.0.1'
port = ${given.port}
unix_socket_directories = '${given.folder}'
shared_preload_libraries = 'pg_stat_statements'
timezone = 'UTC'
wal_level = logical
fsync = off
full_page_writes = off
max_connections = 60
shared_buffers = '32MB'${given.hostedRules ? rules : ''}
`
}

async function makeHosted(url: string, { password, hasRules }: { password: string; hasRules: boolean }) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 2 })
  try {
    await answering(sql)
    for (const name of ['roles', 'auth', 'storage', 'demote']) {
      await sql.unsafe(readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8'))
    }
    for (const { rolname } of await sql`select rolname from pg_roles where rolcanlogin`) {
      await sql.unsafe(`alter role ${rolname} password '${password}'`)
    }
    if (hasRules) await sql.unsafe('alter role authenticator set safeupdate.enabled = on')
    else await sql.unsafe('grant supabase_storage_admin to postgres')
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
