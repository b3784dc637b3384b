import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareCatalogue } from '../../scripts/lib/going-live/database-checks'
import { cleanEnvironment } from '../../scripts/lib/test-environment'
import { openPostgres } from '../../supabase/tests/postgres/database'
import { type Postgres, startPostgres } from '../../supabase/tests/postgres/server'
import { postgresOrWhy } from './support/postgres'
import { type Project, startProject } from './support/project'
import { runScript } from './support/script'
import { atTerminal, hasTerminal } from './support/typed'

describe.skipIf(postgresOrWhy() || !hasTerminal)('a new project on PostgreSQL, as a hosted one is', () => {
  let server: Postgres
  let project: Project
  let owner: postgres.Sql
  let folder: string
  beforeAll(async () => {
    server = await startPostgres()
    owner = postgres(server.url, { max: 1 })
    folder = mkdtempSync(join(tmpdir(), 'setup-'))
    const database = () => openPostgres(server.urlOf('supabase_admin'), { safeUpdate: false })
    project = await startProject({ database })
  })
  afterAll(async () => {
    await owner.end()
    await project.stop()
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  const environment = () => ({
    ...cleanEnvironment(process.env),
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'test',
  })
  const run = (script: string, args: string[], input: string) => {
    const flags = ['--env-path', join(folder, 'env'), '--secrets-stdin', ...args]
    return runScript(script, flags, environment(), input)
  }
  const databaseOnly = () => `SUPABASE_DB_URL=${server.url}\n`

  test('before, the doctor says what comes first', async () => {
    const flags = ['--supabase-url', project.url, '--supabase-publishable-key', project.publishableKey]
    const { code, said } = await run(
      'setup.ts',
      ['--yes', ...flags],
      `SUPABASE_SECRET_KEY=${project.secretKey}\n`,
    )
    expect(said).toContain('o banco ainda não tem as migrações deste site')
    expect(said).toContain('npx supabase db push --remote')
    expect(code).toBe(1)
  })

  test('typed, the database address brings the migrations, the hotel, its buckets and an administrator', async () => {
    const script = join(import.meta.dirname, '../../scripts/setup.ts')
    const talk = atTerminal([process.execPath, script, '--env-path', join(folder, 'env')], environment())
    await talk.answer('projeto Supabase', project.url)
    await talk.answer('publishable)', project.publishableKey)
    await talk.answer('Endereço do banco', server.url.replace(/:[^:@]+@/, ':errada@'))
    await talk.heard('a senha não confere')
    await talk.answer('Endereço do banco', server.url)
    // The API sees the tables some time after they are there.
    const opened = untilMigrated(owner).then(() => project.open())
    await talk.answer('Aplico agora?', '')
    await opened
    await talk.answer('Chave secreta', project.secretKey)
    await talk.answer('Nome do hotel:', 'Fazenda Boa Vista')
    for (const question of [
      'Linha sob',
      'Nome curto',
      'Endereço, como',
      'Telefone',
      'E-mail do',
      'Cor principal',
    ])
      await talk.answer(question, '')
    await talk.answer('Endereço do site:', 'http://localhost:41409')
    await talk.answer('proxy diante', '')
    await talk.answer('Sistema de reservas', project.url)
    for (const question of ['Código do hotel', 'Razão', 'CNPJ', 'hospeda']) await talk.answer(question, '')
    await talk.answer('primeira pessoa', 'dono@fazenda.example')
    await talk.answer('Nome dela', 'João')
    await talk.answer('Senha dela', '')
    await talk.answer('Gravo o hotel', '')
    expect(await talk.ended).toBe(0)
    const said = talk.said().replaceAll('\r', '')
    expect(said).toMatch(/^ {2}20260101000000 elements$/m)
    expect(said).not.toContain('Aviso do banco')
    expect(said).toContain('Pronto: dono@fazenda.example administra o hotel e a equipe.')
    expect(said).toMatch(/^✓ Regras de acesso/m)
    expect(said).toMatch(/^✓ Pastas das imagens +hotel-images e as outras três$/m)
    expect(said).not.toMatch(/^✗/m)
    const { password } = new URL(server.url)
    for (const secret of [password, project.secretKey])
      expect(said + readFileSync(join(folder, 'env'), 'utf8')).not.toContain(secret)
  })

  test('each migration is recorded with its statements, as the Supabase CLI does', async () => {
    const rows =
      await owner`select version, name, statements from supabase_migrations.schema_migrations order by version`
    expect(rows[0]).toMatchObject({ version: '20260101000000', name: 'elements' })
    expect(rows[0]?.statements).toHaveLength(4)
    expect(rows[0]?.statements[1]).toMatch(/^-- True when `data` is[\s\S]*\$\$$/)
    const [column] = await owner`select data_type from information_schema.columns
      where table_name = 'schema_migrations' and column_name = 'statements'`
    expect(column).toEqual({ data_type: 'ARRAY' })
  })

  test('run again, it finds nothing to apply', async () => {
    const { code, said } = await run('setup.ts', ['--yes'], databaseOnly())
    expect(said).toContain('As migrações estão todas aplicadas.')
    expect(code).toBe(0)
  })

  test('one that is missing is applied alone, and one that fails leaves nothing', async () => {
    await owner`delete from supabase_migrations.schema_migrations where version = '20260101001800'`
    const { code, said } = await run('setup.ts', ['--yes'], databaseOnly())
    expect(said).toMatch(/A migração 20260101001800_videos não entrou: .*already exists/)
    expect(code).toBe(1)
    const doctor = await run('doctor.ts', [], databaseOnly())
    expect(doctor.said).toMatch(/^✗ Migrações +faltam 20260101001800\n +→ npm run setup$/m)
    await owner`insert into supabase_migrations.schema_migrations (version, name) values ('20260101001800', 'videos')`
  })

  test.each([
    [
      'drop policy "admins update" on public.hotel_content',
      /policy public.hotel_content "admins update"/,
      [],
    ],
    [
      'alter table public.hotels disable row level security',
      /^row security public.hotels$/,
      [/^no row security/],
    ],
    [
      'grant select on public.content_drafts to anon',
      undefined,
      [/^grant select on public.content_drafts to anon$/],
    ],
  ])('after %s the catalogue tells', async (damage, missing, extra) => {
    await owner.begin(async (sql) => {
      await sql.unsafe(damage)
      const rows = await sql`select line from private.catalogue() line`
      const found = compareCatalogue(rows.map(({ line }) => String(line)))
      expect(found.missing).toEqual(missing ? [expect.stringMatching(missing)] : [])
      expect(found.extra).toEqual(extra.map((line) => expect.stringMatching(line)))
      await sql`rollback and chain`
    })
  })

  test('a wrong password is told in words', async () => {
    const wrong = new URL(server.url)
    wrong.password = 'errada'
    const { said } = await run('doctor.ts', [], `SUPABASE_DB_URL=${wrong.href}\n`)
    expect(said).toMatch(/^✗ Migrações +O banco não deixou entrar: a senha não confere/m)
    expect(said).not.toContain('errada')
  })
})

async function untilMigrated(owner: postgres.Sql) {
  for (;;) {
    const [row] = await owner`select to_regprocedure('public.setup_facts(text)') is not null as done`
    if (row?.done) return
    await setTimeout(50)
  }
}
