import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inspect } from '../../scripts/lib/going-live/doctor'
import { factsSchema, readWorld, type World } from '../../scripts/lib/going-live/world'
import type { Variables } from '../../scripts/lib/settings'
import { cleanEnvironment } from '../../scripts/lib/test-environment'
import { atTerminal, hasTerminal, runScript } from './support/commands'
import { type Project, startProject } from './support/project'

let project: Project
let folder: string
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  project = await startProject()
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
  // Replaces the official command line, which needs the internet, and logs its arguments.
  const log = `echo "$* yes=$SUPABASE_YES" >> '${file('npx.log')}'`
  writeFileSync(file('npx'), `#!/bin/sh\n${log}\nexit "\${NPX_EXIT:-0}"\n`)
  chmodSync(file('npx'), 0o755)
})
afterAll(async () => {
  await project.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => rmSync(file('npx.log'), { force: true }))

const calls = () =>
  existsSync(file('npx.log')) ? readFileSync(file('npx.log'), 'utf8').trimEnd().split('\n') : []
const environment = (name: string) => ({
  ...cleanEnvironment(process.env),
  PATH: `${folder}:${process.env.PATH}`,
  DATA_DIR: join(folder, name),
  NODE_ENV: 'test',
})
const run = (script: string, args: string[], variables: Record<string, string> = {}) =>
  runScript(script, args, { ...environment('data'), ...variables })

function setupFlags(env: string, more: Record<string, string> = {}) {
  const given = {
    'env-path': file(env),
    'supabase-url': project.url,
    'supabase-publishable-key': project.publishableKey,
    'hotel-name': 'Pousada São João',
    'site-url': 'http://localhost:41409',
    'booking-url': project.url,
    'admin-email': 'Dona@pousada.example',
    ...more,
  }
  return ['--yes', ...Object.entries(given).map(([name, value]) => `--${name}=${value}`)]
}

describe('by flags', () => {
  const secret = () => ({ SUPABASE_SECRET_KEY: project.secretKey })

  test('an empty project becomes a hotel with an administrator who can choose a password (LIVE-2)', async () => {
    writeFileSync(file('env'), '# de antes\nPORT=41409\nSUPABASE_URL=http://old\n', { mode: 0o644 })
    project.instead = async (request) => {
      const missing = { '/rest/v1/rpc/setup_facts': 'push', '/functions/v1/team': 'deploy' }
      const [, command] =
        Object.entries(missing).find(([path]) => new URL(request.url).pathname === path) ?? []
      return !command || calls().join().includes(command) ? undefined : new Response('{}', { status: 404 })
    }
    const { code, said } = await run('setup.ts', setupFlags('env', { 'project-ref': 'abcdefghij' }), secret())
    project.instead = undefined
    expect(calls()).toEqual([
      '--yes supabase@3.1.0 db push --remote=abcdefghij yes=true',
      '--yes supabase@3.1.0 secrets set HOTEL_SLUG=pousada-sao-joao --remote=abcdefghij yes=true',
      '--yes supabase@3.1.0 functions deploy --use-api --remote=abcdefghij yes=true',
    ])
    expect(said).toContain('Pronto: dona@pousada.example administra o hotel e a equipe.')
    expect(said).toMatch(/^http:\/\/localhost:41409\/admin\/login\/senha\?link=[\w-]{43}$/m)
    expect(said).not.toMatch(/^✗/m)
    expect(said).toBe(stripVTControlCharacters(said))
    expect(code).toBe(0)
    const text = readFileSync(file('env'), 'utf8')
    expect(text).toMatch(/^# de antes\nPORT=41409\nSUPABASE_URL=http:\/\/127/)
    expect(text + said + calls().join()).not.toContain(project.secretKey)
    expect(statSync(file('env')).mode & 0o777).toBe(0o600)
    expect(parseEnv(text)).toMatchObject({
      HOTEL_SLUG: 'pousada-sao-joao',
      SITE_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
      REVALIDATE_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const { rows } = await project.database.driver.query(
      `select public.site_content('pousada-sao-joao') as content`,
    )
    const hotel = expect.objectContaining({ name: 'Pousada São João' })
    expect(rows).toEqual([{ content: expect.objectContaining({ hotel }) }])
  })

  test('a second run changes nothing and keeps edits made in the panel (LIVE-4, LIVE-5)', async () => {
    const before = readFileSync(file('env'), 'utf8')
    await project.database.driver.exec(`update public.hotels set name = 'São João da Serra', tagline = 'Pousada de Charme'
      where slug = 'pousada-sao-joao'`)
    const again = ['--yes', '--env-path', file('env'), '--project-ref=abcdefghij']
    const { code, said } = await run('setup.ts', again, secret())
    // The installed version of the functions cannot be read.
    expect(calls().map((call) => call.split(' ').slice(2, 4).join(' '))).toEqual([
      'secrets set',
      'functions deploy',
    ])
    expect(said).toContain('✓ Administrador')
    expect(code).toBe(0)
    expect(readFileSync(file('env'), 'utf8')).toBe(before)
    const { rows } = await project.database.driver.query(
      `select name, tagline from public.hotels where slug = 'pousada-sao-joao'`,
    )
    expect(rows).toEqual([{ name: 'São João da Serra', tagline: 'Pousada de Charme' }])
  })

  test('when the functions cannot be installed, the commands are printed and the table says ✗ (LIVE-2)', async () => {
    project.instead = async (request) =>
      new URL(request.url).pathname === '/functions/v1/team' ? new Response('{}', { status: 404 }) : undefined
    const again = ['--yes', '--env-path', file('env'), '--project-ref=abcdefghij']
    const { code, said } = await run('setup.ts', again, { NPX_EXIT: '1', ...secret() })
    project.instead = undefined
    expect(calls()).toHaveLength(1)
    expect(said).toContain('  npx supabase@3.1.0 functions deploy --use-api --remote=abcdefghij\n')
    expect(said).toContain(
      'Nem tudo foi instalado no projeto por aqui. Depois de npx supabase@3.1.0 login:\n',
    )
    expect(said).toMatch(/^✗ Função team +não está publicada/m)
    expect(code).toBe(1)
  })

  test('all problems are listed at once with their reasons, and nothing is written (LIVE-5)', async () => {
    const wrong = {
      'supabase-url': 'http://127.0.0.1:41499',
      'supabase-publishable-key': project.secretKey,
      'hotel-slug': 'Outro Hotel',
      'site-url': 'http://hotel.example',
    }
    const { code, said } = await run('setup.ts', setupFlags('none', wrong), secret())
    expect(said.match(/^ {2}--.*$/gm)).toEqual([
      '  --supabase-url: 127.0.0.1:41499 não respondeu (ninguém atende neste endereço). Confira o endereço e a rede; se estão certos, veja https://status.supabase.com.',
      '  --supabase-publishable-key: esta é a chave secreta. Troque-a já pela pública (publishable).',
      '  --hotel-slug: Só letras minúsculas, números e hífens.',
      '  --site-url: sem https a senha do painel passa aberta: http://hotel.example. Use o endereço público, como https://www.seu-hotel.com.br.',
    ])
    expect(said).not.toContain('    at ')
    expect(code).toBe(1)
    expect(existsSync(file('none'))).toBe(false)
  })

  test('a secret on the command line is refused, as are missing answers without a terminal (LIVE-3)', async () => {
    const typed = await run('setup.ts', ['--secret-key', project.secretKey])
    expect(typed).toEqual({ code: 1, said: expect.stringContaining('não entram na linha de comando') })
    expect(await run('setup.ts', [])).toEqual({ code: 1, said: expect.stringContaining('--yes') })
  })
})

test.skipIf(!hasTerminal)(
  'typed: six questions, and a wrong answer is explained and asked again (LIVE-1)',
  async () => {
    const script = join(import.meta.dirname, '../../scripts/setup.ts')
    const talk = atTerminal([process.execPath, script, '--env-path', file('typed.env')], environment('typed'))
    await talk.answer('Endereço do projeto', 'http://127.0.0.1:41499')
    await talk.waitForOutput('ninguém atende neste endereço')
    await talk.answer('Endereço do projeto', `${project.url}/rest/v1/`)
    await talk.answer('Chave pública', project.secretKey)
    await talk.waitForOutput('esta é a chave secreta')
    await talk.answer('Chave pública', project.publishableKey)
    await talk.answer('Nome do hotel:', 'Sítio Água Boa')
    await talk.answer('Endereço do site', 'http://localhost:41409')
    await talk.answer('sistema de reservas', '')
    await talk.waitForOutput('É preciso responder.')
    await talk.answer('sistema de reservas', project.url)
    await talk.answer('primeira pessoa', 'joao@sitio.example')
    await talk.answer('Chave secreta', project.secretKey)
    await talk.waitForOutput('joao@sitio.example administra o hotel')
    expect(await talk.ended).toBe(0)
    // This run installed nothing, and nothing is missing.
    expect(talk.said()).not.toMatch(/instalad|supabase@/)
    expect(talk.said().split('esta é a chave secreta').at(-1)).not.toContain(project.secretKey)
    expect(statSync(file('typed.env')).mode & 0o777).toBe(0o600)
  },
)

describe('the doctor', () => {
  const worldOf = (variables: Variables = {}, secretKey = project.secretKey) => {
    const own = parseEnv(readFileSync(file('env'), 'utf8'))
    const all = { ...own, DATA_DIR: join(folder, 'data'), ...variables }
    return readWorld({ variables: all, envFile: file('env'), secretKey }, true)
  }
  const rowOf = async (name: string, world: World) => (await inspect(world)).find((row) => row.name === name)
  const red = (nextStep: string) => ({ sign: '✗', nextStep: expect.stringContaining(nextStep) })

  test('prints a table without colours and says what it cannot check without the key (LIVE-6)', async () => {
    const { code, said } = await run('doctor.ts', ['--env-path', file('env')])
    expect(said).toMatch(/^✓ Projeto Supabase {2,}127\.0\.0\.1/m)
    expect(said).toMatch(/^· Migrações .*sem a chave secreta.*\n +→ npm run doctor -- --ask/m)
    expect(said).toMatch(/^✗ Site no ar .*\n +→ .*docker compose up -d ou npm start$/m)
    expect(code).toBe(1)
  })

  test('finds everything right after setup, except the site, which is not running', async () => {
    const rows = await inspect(await worldOf())
    expect(rows.filter(({ sign }) => sign !== '✓').map(({ name, sign }) => `${sign} ${name}`)).toEqual([
      '! Backup provado',
      '✗ Site no ar',
    ])
  })

  const deploy =
    'secrets set HOTEL_SLUG=pousada-sao-joao --remote=<ref> && npx supabase@3.1.0 functions deploy --use-api'
  const refused = { error_code: 'validation_failed' }
  test.each([
    ['POST /auth/v1/signup', 400, refused, 'Cadastro fechado', 'Sign In / Providers'],
    ['POST /functions/v1/team', 404, { code: 'NOT_FOUND' }, 'Função team', deploy],
    ['GET /auth/v1/.well-known/jwks.json', 200, { keys: [] }, 'Assinatura das sessões', 'JWT Keys'],
    ['GET /auth/v1/.well-known/jwks.json', 540, {}, 'Projeto Supabase', 'Restore'],
    ['GET /rest/v1/pending_versions', 200, [], 'Chave pública contida', 'Regras de acesso'],
    ['DELETE /rest/v1/hotels', 200, [], 'Chave pública contida', 'Regras de acesso'],
    ['POST /rest/v1/rpc/setup_facts', 404, { code: 'PGRST202' }, 'Migrações', 'npm run setup'],
  ])('when %s answers %i %o: ✗ %s (LIVE-6, LIVE-7, LIVE-9)', async (asked, status, body, row, nextStep) => {
    project.instead = async ({ method, url }) =>
      `${method} ${new URL(url).pathname}` === asked ? Response.json(body, { status }) : undefined
    expect(await rowOf(row, await worldOf())).toMatchObject(red(nextStep))
    project.instead = undefined
  })

  const rules = 'Regras de acesso'
  const applied = 'supabase_migrations.schema_migrations'
  const failedProof = `insert into public.backup_proofs (hotel_id, proved_at, failed_at)
    select id, now() - interval '1 day', now() from public.hotels where slug = 'pousada-sao-joao'`
  test.each([
    [rules, 'SQL Editor', 'drop policy "admins update" on public.hotel_content'],
    [rules, 'SQL Editor', 'alter policy "admins read" on public.hotel_content using (true)'],
    [rules, 'SQL Editor', 'alter table public.hotels disable row level security'],
    [rules, 'SQL Editor', 'grant select on public.images to anon'],
    [rules, 'SQL Editor', 'drop policy "hotel admins upload" on storage.objects'],
    [rules, 'SQL Editor', 'alter table public.hotel_content disable trigger stamp'],
    ['Migrações', 'npm run setup', `delete from ${applied} where version = '20260101001900'`],
    ['Migrações', 'git pull', `insert into ${applied} (version) values ('29990101000000')`],
    ['Pastas das imagens', 'npm run setup', `delete from storage.buckets where id like '%-videos'`],
    ['Hotel', 'npm run setup', `update public.hotels set slug = 'outro' where slug = 'pousada-sao-joao'`],
    ['Administrador', 'npm run create-admin', 'delete from public.user_hotel_access'],
    ['Backup provado', 'npm run backup -- --prove', failedProof],
  ])('✗ %s → %s after %s (LIVE-7)', async (row, nextStep, sql) => {
    const facts = await factsAfter(sql)
    expect(await rowOf(row, { ...(await worldOf()), facts })).toMatchObject(red(nextStep))
  })

  test.each([
    ['Chave pública', 'API Keys', { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_wrong_0000000000' }],
    ['Conteúdo do site', 'npm run setup', { HOTEL_SLUG: 'outro' }],
  ])('✗ %s → %s with %o', async (row, nextStep, variables) => {
    expect(await rowOf(row, await worldOf(variables))).toMatchObject(red(nextStep))
  })

  test('✗ Migrações → API Keys with a wrong secret key', async () => {
    expect(await rowOf('Migrações', await worldOf({}, 'sb_secret_wrong'))).toMatchObject(red('API Keys'))
  })
})

/** Returns what the database reports after this SQL, which is then rolled back. */
async function factsAfter(sql: string) {
  let facts: unknown
  const rollback = new Error('rolled back')
  const work = project.database.driver.transaction(async (transaction) => {
    await transaction.exec(sql)
    const { rows } = await transaction.query<{ facts: unknown }>(
      `select public.setup_facts('pousada-sao-joao') as facts`,
    )
    facts = rows[0]?.facts
    throw rollback
  })
  await expect(work).rejects.toBe(rollback)
  return factsSchema.parse(facts)
}
