import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa, execaSync } from 'execa'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { supabaseCli as cli } from '../../scripts/lib/going-live/supabase-cli'
import { root } from '../../scripts/lib/root'
import { type Postgres, startPostgres } from '../../supabase/tests/postgres/server'
import { postgresOrWhy } from './support/postgres'

const folder = mkdtempSync(join(tmpdir(), 'supabase-cli-'))
const isThere = execaSync('npm', ['exec', '--yes', `--package=${cli}`, '--', 'supabase', '--version'], {
  cwd: folder,
  reject: false,
})

describe.skipIf(postgresOrWhy() ?? isThere.failed)('the official command line on a hosted PostgreSQL', () => {
  let server: Postgres
  beforeAll(async () => {
    cpSync(join(root, 'supabase'), join(folder, 'supabase'), {
      recursive: true,
      filter: (path) => !path.includes('local') && !path.includes('tests'),
    })
    server = await startPostgres()
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  async function supabase(...args: string[]) {
    const command = ['exec', '--yes', `--package=${cli}`, '--', 'supabase', ...args]
    const { all } = await execa('npm', [...command, `--remote=${server.url}?sslmode=disable`], {
      cwd: folder,
      all: true,
      env: { SUPABASE_YES: 'true', SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    })
    return all
  }

  test('reads the settings without a complaint, and pushes migrations and seed, once', async () => {
    const pushed = await supabase('db', 'push', '--include-seed')
    expect(pushed).toContain('Finished supabase db push.')
    expect(pushed).not.toMatch(/WARN|deprecated/)
    expect(await supabase('db', 'push')).toContain('up to date')
    const sql = postgres(server.url, { max: 1 })
    const [hotel] = await sql`select public.site_content('quaresmeira') -> 'hotel' ->> 'name' as name`
    await sql.end()
    expect(hotel).toEqual({ name: 'Quaresmeira' })
  })

  test('its advisors find nothing', async () => {
    expect(await supabase('db', 'advisors')).toContain('No issues found')
  })

  test('its lint finds no error in any function', async ({ skip }) => {
    const admin = postgres(server.urlOf('supabase_admin'), { max: 1 })
    const made = await admin`create extension plpgsql_check with schema extensions`.catch((error) => error)
    await admin.end()
    if (made instanceof Error) skip(`postgresql-${server.version}-plpgsql-check is not installed`)
    const found = await supabase('db', 'lint', '--level=warning', '--fail-on=error')
    expect(found).not.toContain('"level": "error"')
  })
})
