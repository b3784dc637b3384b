import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inspect } from '../../scripts/lib/going-live/doctor'
import { readWorld, type World } from '../../scripts/lib/going-live/world'
import type { Variables } from '../../scripts/lib/settings'
import { cleanEnvironment } from '../../scripts/lib/test-environment'
import type { Database } from '../../supabase/local/database'
import { answers, damages, factsAfter, variables } from './support/damages'
import { type Project, startProject } from './support/project'
import { runScript } from './support/script'
import { atTerminal, hasTerminal } from './support/typed'

let project: Project
let database: Database
let folder: string
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  project = await startProject()
  database = await project.open()
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
  // In the place of the official command line, which needs the internet: notes what it is called with.
  const log = `echo "$* token=$SUPABASE_ACCESS_TOKEN yes=$SUPABASE_YES" >> '${file('npx.log')}'`
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
const own = cleanEnvironment(process.env)
const environment = (name: string) => ({
  ...own,
  PATH: `${folder}:${process.env.PATH}`,
  DATA_DIR: join(folder, name),
  NODE_ENV: 'test',
})
const run = (script: string, args: string[], variables: Record<string, string> = {}, input?: string) =>
  runScript(script, args, { ...environment('data'), ...variables }, input)

function flags(env: string, more: Record<string, string> = {}) {
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
  test('an empty project becomes a hotel with an administrator who can choose a password', async () => {
    writeFileSync(file('env'), '# de antes\nPORT=41409\nSUPABASE_URL=http://old\n', { mode: 0o644 })
    const secret = { SUPABASE_SECRET_KEY: project.secretKey }
    const { code, said } = await run('setup.ts', flags('env', { 'project-ref': 'abcdefghij' }), secret)
    expect(calls().map((call) => call.replace(/ token=.*/, ''))).toEqual([
      '--yes supabase@3.1.0 db push --remote=abcdefghij',
      '--yes supabase@3.1.0 functions deploy --use-api --remote=abcdefghij',
      '--yes supabase@3.1.0 secrets set HOTEL_SLUG=pousada-sao-joao --remote=abcdefghij',
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
      BOOKING_HOTEL_ID: 'pousada-sao-joao',
      SITE_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
      REVALIDATE_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const { rows } = await database.driver.query(`select public.site_content('pousada-sao-joao') as content`)
    const hotel = expect.objectContaining({ name: 'Pousada São João' })
    expect(rows).toEqual([{ content: expect.objectContaining({ hotel }) }])
  })

  test('run again it changes nothing, and keeps what the panel has changed meanwhile', async () => {
    const before = readFileSync(file('env'), 'utf8')
    await database.driver.exec(`update public.hotels set name = 'São João da Serra', tagline = 'Pousada de Charme'
      where slug = 'pousada-sao-joao'`)
    const again = ['--yes', '--env-path', file('env'), '--secrets-stdin']
    const { code, said } = await run('setup.ts', again, {}, `SUPABASE_SECRET_KEY=${project.secretKey}\n`)
    expect(said).toContain('✓ Administrador')
    expect(code).toBe(0)
    expect(readFileSync(file('env'), 'utf8')).toBe(before)
    const { rows } = await database.driver.query(
      `select name, tagline from public.hotels where slug = 'pousada-sao-joao'`,
    )
    expect(rows).toEqual([{ name: 'São João da Serra', tagline: 'Pousada de Charme' }])
  })

  test('where the functions could not be installed, the commands are told and the table says ✗', async () => {
    project.instead = async (request) =>
      new URL(request.url).pathname === '/functions/v1/team' ? new Response('{}', { status: 404 }) : undefined
    const secrets = `SUPABASE_SECRET_KEY=${project.secretKey}\nSUPABASE_ACCESS_TOKEN=\n`
    const again = ['--yes', '--env-path', file('env'), '--secrets-stdin', '--project-ref=abcdefghij']
    const { code, said } = await run('setup.ts', again, { NPX_EXIT: '1' }, secrets)
    project.instead = undefined
    expect(calls()).toHaveLength(1)
    expect(said).toContain('  npx supabase@3.1.0 functions deploy --use-api --remote=abcdefghij\n')
    expect(said).toMatch(/^✗ Função team +não está publicada/m)
    expect(code).toBe(1)
  })

  test.each([
    [
      'a key of the wrong kind',
      { 'supabase-publishable-key': 'sb_secret_0123456789abcdef' },
      'Esta é a chave secreta',
    ],
    ['an address where nobody answers', { 'supabase-url': 'http://127.0.0.1:41499' }, 'ninguém atende'],
  ])('%s is refused with the reason', async (_, wrong, reason) => {
    const { code, said } = await run('setup.ts', flags('none', wrong))
    expect(said).toContain(reason)
    expect(said).not.toContain('    at ')
    expect(code).toBe(1)
  })

  test('in an outage the status page is named, and no key is asked for again', async () => {
    project.instead = async () => new Response('{}', { status: 503 })
    const { code, said } = await run('setup.ts', flags('none'))
    project.instead = undefined
    expect(said).toContain('https://status.supabase.com')
    expect(said).not.toMatch(/não aceita esta chave|Copie/)
    expect(code).toBe(1)
  })

  test('what is wrong is listed at once, each with its reason, and nothing is written', async () => {
    const wrong = {
      'hotel-slug': 'Outro Hotel',
      'site-url': 'http://hotel.example',
      cnpj: '11.222.333/0001-82',
      'trusted-proxy': 'caddy',
    }
    const secret = { SUPABASE_SECRET_KEY: project.secretKey }
    const { code, said } = await run('setup.ts', flags('none', wrong), secret)
    expect(said.match(/^ {2}--.*$/gm)).toEqual([
      '  --hotel-slug: Só letras minúsculas, números e hífens.',
      '  --site-url: Use https://: sem ele a senha do painel passa aberta pela rede.',
      '  --trusted-proxy: Use endereços IP ou redes (10.0.0.0/8).',
      '  --cnpj: CNPJ inválido: confira os dígitos.',
    ])
    expect(code).toBe(1)
    expect(existsSync(file('none'))).toBe(false)
  })

  test('a secret on the command line is refused, and so is silence', async () => {
    const typed = await run('setup.ts', ['--secret-key', project.secretKey])
    expect(typed).toEqual({ code: 1, said: expect.stringContaining('não entram na linha de comando') })
    expect(await run('setup.ts', [])).toEqual({ code: 1, said: expect.stringContaining('--yes') })
  })
})

test.skipIf(!hasTerminal)(
  'typed: six questions, and a wrong answer is explained and asked again',
  async () => {
    const script = join(import.meta.dirname, '../../scripts/setup.ts')
    const talk = atTerminal([process.execPath, script, '--env-path', file('typed.env')], environment('typed'))
    await talk.answer('Endereço do projeto', 'http://127.0.0.1:41499')
    await talk.heard('ninguém atende neste endereço')
    await talk.answer('Endereço do projeto', `${project.url}/rest/v1/`)
    await talk.answer('Chave pública', project.secretKey)
    await talk.heard('Esta é a chave secreta')
    await talk.answer('Chave pública', project.publishableKey)
    await talk.answer('Nome do hotel:', 'Sítio Água Boa')
    await talk.answer('Endereço do site', 'http://localhost:41409')
    await talk.answer('sistema de reservas', '')
    await talk.heard('É preciso responder.')
    await talk.answer('sistema de reservas', project.url)
    await talk.answer('primeira pessoa', 'joao@sitio.example')
    await talk.answer('Chave secreta', project.secretKey)
    await talk.heard('joao@sitio.example administra o hotel')
    expect(await talk.ended).toBe(0)
    expect(talk.said()).toContain('functions deploy --use-api --remote=<ref>')
    expect(talk.said().split('Esta é a chave secreta').at(-1)).not.toContain(project.secretKey)
    expect(statSync(file('typed.env')).mode & 0o777).toBe(0o600)
  },
)

describe('the doctor', () => {
  const worldOf = (variables: Variables = {}, secretKey = project.secretKey) => {
    const own = {
      ...parseEnv(readFileSync(file('env'), 'utf8')),
      DATA_DIR: join(folder, 'data'),
      ...variables,
    }
    return readWorld({ variables: own, envFile: file('env'), secretKey, accessToken: undefined })
  }
  const rowOf = async (name: string, world: World) => (await inspect(world)).find((row) => row.name === name)
  const red = (nextStep: string) => ({ state: 'wrong', nextStep: expect.stringContaining(nextStep) })

  test('prints a table without colours, and what it may not see without the key', async () => {
    const { code, said } = await run('doctor.ts', ['--env-path', file('env')])
    expect(said).toMatch(/^✓ Projeto Supabase {2,}127\.0\.0\.1/m)
    expect(said).toMatch(/^· Migrações .*sem a chave secreta.*\n +→ npm run doctor -- --ask/m)
    expect(said).toMatch(/^✗ Site no ar .*\n +→ .*docker compose up -d ou npm start$/m)
    expect(code).toBe(1)
  })

  test('finds everything right in what setup has made, but the site, which nobody started', async () => {
    const rows = await inspect(await worldOf())
    expect(rows.filter(({ state }) => state !== 'ok').map(({ name, state }) => `${state} ${name}`)).toEqual([
      'warning Backup provado',
      'unknown Entrada no painel',
      'wrong Site no ar',
    ])
  })

  test.each(answers)('when $when: ✗ $row', async ({ row, nextStep, method, path, answer }) => {
    project.instead = async (request) =>
      request.method === method && new URL(request.url).pathname === path ? answer() : undefined
    expect(await rowOf(row, await worldOf())).toMatchObject(red(nextStep))
    project.instead = undefined
  })

  test.each(damages)('when $when: ✗ $row', async ({ row, nextStep, sql }) => {
    const facts = await factsAfter(database, sql)
    expect(await rowOf(row, { ...(await worldOf()), facts })).toMatchObject(red(nextStep))
  })

  test.each(variables)('with a variable $of: ✗ $row', async ({ row, nextStep, given }) => {
    expect(await rowOf(row, await worldOf(given))).toMatchObject(red(nextStep))
  })

  test('with a wrong secret key it says so', async () => {
    expect(await rowOf('Migrações', await worldOf({}, 'sb_secret_wrong'))).toMatchObject(red('API Keys'))
  })
})
