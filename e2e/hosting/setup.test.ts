import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, stripVTControlCharacters } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { World } from '../../scripts/lib/going-live/check'
import { inspect } from '../../scripts/lib/going-live/doctor'
import { readWorld } from '../../scripts/lib/going-live/world'
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
beforeAll(async () => {
  project = await startProject()
  database = await project.open()
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
})
afterAll(async () => {
  await project.stop()
  rmSync(folder, { recursive: true })
})

const file = (name: string) => join(folder, name)
const own = cleanEnvironment(process.env)
const environment = (name: string) => ({ ...own, DATA_DIR: join(folder, name), NODE_ENV: 'test' })

const run = (script: string, args: string[], variables: Record<string, string> = {}, input?: string) =>
  runScript(script, args, { ...environment('data'), ...variables }, input)

function flags(env: string, more: Record<string, string> = {}) {
  const given = {
    'env-path': file(env),
    'supabase-url': project.url,
    'supabase-publishable-key': project.publishableKey,
    'hotel-name': 'Pousada São João',
    'hotel-tagline': 'Pousada de Charme',
    'hotel-phone': '(24) 5550-0142',
    'hotel-color': '#7A3E7E',
    'site-url': 'http://localhost:41409',
    'booking-url': project.url,
    'admin-email': 'Dona@pousada.example',
    ...more,
  }
  return ['--yes', ...Object.entries(given).map(([name, value]) => `--${name}=${value}`)]
}

describe('by flags', () => {
  test('an empty project becomes a hotel with an administrator, and the environment is written', async () => {
    writeFileSync(file('env'), '# de antes\nPORT=41409\nSUPABASE_URL=http://old\n', { mode: 0o644 })
    const secret = { SUPABASE_SECRET_KEY: project.secretKey }
    const { code, said } = await run('setup.ts', flags('env'), secret)
    expect(said).toContain('Pronto: dona@pousada.example administra o hotel e a equipe.')
    expect(said).toMatch(/^http:\/\/localhost:41409\/admin\/login\/senha\?link=[\w-]{43}$/m)
    expect(said).not.toMatch(/^✗/m)
    expect(said).toBe(stripVTControlCharacters(said))
    expect(code).toBe(0)
    const text = readFileSync(file('env'), 'utf8')
    expect(text).toMatch(/^# de antes\nPORT=41409\nSUPABASE_URL=http:\/\/127/)
    expect(text).not.toContain(project.secretKey)
    expect(said).not.toContain(project.secretKey)
    expect(statSync(file('env')).mode & 0o777).toBe(0o600)
    expect(parseEnv(text)).toMatchObject({
      HOTEL_SLUG: 'pousada-sao-joao',
      BOOKING_HOTEL_ID: 'pousada-sao-joao',
      SITE_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
      REVALIDATE_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const { rows } = await database.driver.query(`select public.site_content('pousada-sao-joao') as content`)
    expect(rows).toEqual([
      {
        content: expect.objectContaining({
          hotel: expect.objectContaining({ name: 'Pousada São João', tagline: 'Pousada de Charme' }),
          configuration: expect.objectContaining({ phone: '(24) 5550-0142', primary_color: '#7a3e7e' }),
        }),
      },
    ])
  })

  test('run again it changes nothing, and keeps what the panel has changed meanwhile', async () => {
    const before = readFileSync(file('env'), 'utf8')
    await database.driver.exec(`update public.hotel_configurations set phone = '(24) 5550-0199'
      where hotel_id = (select id from public.hotels where slug = 'pousada-sao-joao')`)
    const again = ['--yes', '--env-path', file('env'), '--secrets-stdin']
    const { code, said } = await run('setup.ts', again, {}, `SUPABASE_SECRET_KEY=${project.secretKey}\n`)
    expect(said).toContain('✓ Administrador')
    expect(code).toBe(0)
    expect(readFileSync(file('env'), 'utf8')).toBe(before)
    const { rows } = await database.driver.query(
      `select phone, (select count(*)::int from public.hotel_content_history h
         where h.hotel_id = c.hotel_id and h.section = 'configuration') as versions
       from public.hotel_configurations c join public.hotels on id = hotel_id where slug = 'pousada-sao-joao'`,
    )
    expect(rows).toEqual([{ phone: '(24) 5550-0199', versions: 3 }])
  })

  test.each([
    ['a key of the wrong kind', { 'supabase-publishable-key': 'sb_secret_x' }, 'Esta é a chave secreta'],
    ['an address where nobody answers', { 'supabase-url': 'http://127.0.0.1:41499' }, 'ninguém atende'],
  ])('%s is refused with the reason', async (_, wrong, reason) => {
    const { code, said } = await run('setup.ts', flags('none', wrong))
    expect(said).toContain(reason)
    expect(said).not.toContain('    at ')
    expect(code).toBe(1)
  })

  test('what is wrong is listed at once, each with its reason, and nothing is written', async () => {
    const wrong = {
      'hotel-slug': 'Outro Hotel',
      'hotel-color': 'verde',
      'site-url': 'http://hotel.example',
      cnpj: '11.222.333/0001-82',
      'trusted-proxy': 'caddy',
    }
    const secret = { SUPABASE_SECRET_KEY: project.secretKey }
    const { code, said } = await run('setup.ts', flags('none', wrong), secret)
    expect(said.match(/^ {2}--.*$/gm)).toEqual([
      '  --hotel-slug: Só letras minúsculas, números e hífens.',
      '  --hotel-color: Use uma cor como #065f46.',
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

describe.skipIf(!hasTerminal)('typed', () => {
  const script = join(import.meta.dirname, '../../scripts/setup.ts')
  const begin = () =>
    atTerminal([process.execPath, script, '--env-path', file('typed.env')], environment('typed'))

  test('a wrong answer is explained and asked again; interrupted, it goes on where it stopped', async () => {
    const first = begin()
    await first.answer('projeto Supabase:', 'http://127.0.0.1:41499')
    await first.heard('ninguém atende neste endereço')
    await first.answer('projeto Supabase:', `${project.url}/rest/v1/`)
    await first.answer('publishable):', project.secretKey)
    await first.heard('Esta é a chave secreta')
    await first.answer('publishable):', project.publishableKey)
    await first.answer('Endereço do banco', '')
    await first.answer('Chave secreta', project.publishableKey)
    await first.heard('Esta é a chave pública')
    await first.answer('Chave secreta', project.secretKey)
    await first.answer('Nome do hotel:', 'Sítio Água Boa')
    await first.interrupt('Linha sob o nome')
    expect(await first.ended).toBe(130)
    expect(existsSync(file('typed.env'))).toBe(false)

    const second = begin()
    await second.heard('Continuando de onde você parou')
    await second.answer(`[${project.url}]:`, '')
    await second.answer('[sb_publishable_', '')
    await second.answer('Endereço do banco', '')
    await second.answer('Chave secreta', project.secretKey)
    await second.answer('[Sítio Água Boa]:', '')
    await second.answer('Linha sob o nome', '')
    await second.answer('[sitio-agua-boa]:', '')
    for (const question of ['Endereço, como', 'Telefone', 'E-mail do hotel', 'Cor principal'])
      await second.answer(question, '')
    await second.answer('Endereço do site:', 'http://localhost:41409')
    await second.answer('proxy diante', '')
    await second.answer('Sistema de reservas', '')
    await second.heard('É preciso responder.')
    await second.answer('Sistema de reservas', project.url)
    for (const question of ['Código do hotel', 'Razão', 'CNPJ', 'hospeda']) await second.answer(question, '')
    await second.answer('primeira pessoa', 'joao@sitio.example')
    await second.answer('Nome dela', 'João')
    await second.answer('Senha dela', 'curta')
    await second.answer('Senha dela', 'Uma#senha-bem-longa')
    await second.answer('Repita a senha', 'Uma#senha-bem-longa')
    await second.answer('Gravo o hotel', '')
    await second.heard('joao@sitio.example administra o hotel')
    expect(await second.ended).toBe(0)
    for (const secret of [project.secretKey, 'Uma#senha-bem-longa'])
      expect(second.said()).not.toContain(secret)
    expect(second.said()).not.toContain('?link=')
    expect(statSync(file('typed.env')).mode & 0o777).toBe(0o600)
    expect(existsSync(join(folder, 'typed', 'setup-answers.json'))).toBe(false)
  })
})

describe('the doctor', () => {
  const worldOf = (variables: Variables = {}, secretKey = project.secretKey) => {
    const own = {
      ...parseEnv(readFileSync(file('env'), 'utf8')),
      DATA_DIR: join(folder, 'data'),
      ...variables,
    }
    const options = { envFile: file('env'), management: { api: project.url, token: undefined } }
    return readWorld({ variables: own, secrets: { secretKey }, ...options })
  }
  const rowOf = async (name: string, world: World) => (await inspect(world)).find((row) => row.name === name)
  const red = (nextStep: string) => ({ state: 'wrong', nextStep: expect.stringContaining(nextStep) })

  test('prints a table without colours, and what it may not see without the key', async () => {
    const { code, said } = await run('doctor.ts', ['--env-path', file('env')])
    expect(said).toMatch(/^✓ Projeto Supabase {2,}127\.0\.0\.1/m)
    expect(said).toMatch(/^· Migrações .*sem a chave secreta.*\n +→ npm run doctor -- --ask/m)
    expect(said).toMatch(/^✗ Site no ar .*\n +→ .*sudo systemctl start quaresmeira, .* ou npm start$/m)
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
