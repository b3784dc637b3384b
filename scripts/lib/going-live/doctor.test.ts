import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '../../../lib/env'
import { listen } from '../../../supabase/local/http-server'
import { json } from '../../../supabase/local/responses'
import type { Variables } from '../settings'
import { testFolder } from '../test-folder'
import { type FactName, facts } from './doctor'
import { kindOfKey } from './project'
import { judge, table, unknown, type World } from './world'

const folder = testFolder()
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen(0)
})
afterAll(() => server.close())

const secret = 'fedcba9876543210'.repeat(4)
const key = 'sb_publishable_tests_only_0123456789'

function worldOf(variables: Variables, more: Partial<World> = {}): World {
  const project = { url: 'https://x.supabase.co', publishableKey: key }
  const site = parseEnv({
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: key,
    HOTEL_SLUG: 'serra',
    BOOKING_ENGINE_URL: 'https://reservas.example',
    SITE_URL: 'https://hotel.example',
    DATA_DIR: folder,
    ...variables,
  })
  const envFile = join(folder, 'none')
  return { site, hosted: true, project, facts: unknown('', ''), envFile, isStarted: true, ...more }
}

const rowOf = (name: FactName, variables: Variables, more: Partial<World> = {}) =>
  judge(facts[name], worldOf(variables, more))

const says = (ready: object, alive: object = { status: 'ok' }) =>
  server.serve(async ({ url }) => json(url.endsWith('/ready') ? ready : alive, 200))

test.each([
  ['fresh content', { status: 'fresh', contentAge: 3 }, secret, '✓', 'conteúdo lido há 3 s'],
  ['the last good content', { status: 'stale' }, secret, '✗', 'o Supabase não lhe responde'],
  ['no content', { status: 'empty' }, secret, '✗', 'sem conteúdo'],
  ['no space on the disk', { status: 'fresh', failing: ['disk'] }, secret, '✗', 'não grava'],
  ['another secret', { serves: true }, secret, '!', 'outra senha de publicação'],
  ['no local secret', { serves: true }, '', '✓', 'no ar'],
  ['nothing to serve', { serves: false }, '', '✗', 'não consegue servir'],
])('the site with %s', async (_, ready, REVALIDATE_SECRET, sign, found) => {
  says(ready)
  const row = await rowOf('Site no ar', { SITE_URL: server.baseUrl, REVALIDATE_SECRET })
  expect(row).toMatchObject({ sign, found: expect.stringContaining(found) })
})

test('another site at the address is ✗, and so is an address that others cannot open', async () => {
  says({}, { hello: 'world' })
  expect(await rowOf('Site no ar', { SITE_URL: server.baseUrl })).toMatchObject({ sign: '✗' })
  for (const [SITE_URL, sign] of [
    ['https://hotel.example', '✓'],
    ['http://localhost:3000', '✗'],
    ['http://hotel.example', '✗'],
  ])
    expect(await rowOf('Endereço do site', { SITE_URL })).toMatchObject({ sign })
})

test('a booking engine that does not answer is only a warning (LIVE-6)', async () => {
  const row = await rowOf('Sistema de reservas', { BOOKING_ENGINE_URL: 'http://127.0.0.1:41498' })
  expect(row).toMatchObject({ sign: '!' })
})

test('only the owner may read the environment file, which has no secrets of the project', async () => {
  const envFile = join(folder, 'env')
  const row = () => rowOf('Arquivo de ambiente', {}, { envFile })
  expect(await row()).toMatchObject({ sign: '✓' })
  writeFileSync(envFile, 'SITE_URL=https://hotel.example\nSUPABASE_SECRET_KEY=\n')
  chmodSync(envFile, 0o644)
  expect(await row()).toMatchObject({ sign: '✗', nextStep: `chmod 600 ${envFile}` })
  chmodSync(envFile, 0o600)
  expect(await row()).toMatchObject({ sign: '✓' })
  writeFileSync(envFile, 'SUPABASE_SECRET_KEY=sb_secret_x\n')
  expect(await row()).toMatchObject({ sign: '✗', found: 'guarda SUPABASE_SECRET_KEY' })
})

test.each<[FactName, Variables, string]>([
  ['Segredo do site', {}, '!'],
  ['Segredo do site', { SITE_SECRET: '0123456789abcdef'.repeat(4) }, '✓'],
  ['Senha de publicação', {}, '!'],
  ['Proxy de confiança', {}, '!'],
  ['Proxy de confiança', { TRUSTED_PROXY: '127.0.0.1' }, '✓'],
  ['Proxy de confiança', { TRUSTED_PROXY: '0.0.0.0/0' }, '✗'],
])('%s with %o: %s', async (name, variables, sign) => {
  expect(await rowOf(name, variables)).toMatchObject({ sign })
})

const ofProject = (name: FactName) =>
  rowOf(name, {}, { project: { url: server.baseUrl, publishableKey: key } })

test('a refused key is not reported as restricted', async () => {
  server.serve(async () => json({ message: 'Invalid API key' }, 401))
  expect((await ofProject('Chave pública')).sign).toBe('✗')
  for (const name of ['Cadastro fechado', 'Chave pública contida'] as const)
    expect((await ofProject(name)).sign).toBe('·')
})

test('in an outage nobody is told to copy keys again (LIVE-9)', async () => {
  server.serve(async () => json({ message: 'upstream' }, 503))
  for (const name of [
    ...(['Projeto Supabase', 'Chave pública', 'Conteúdo do site', 'Cadastro fechado'] as const),
    ...(['Chave pública contida', 'Assinatura das sessões', 'Função team'] as const),
  ])
    expect((await ofProject(name)).nextStep).not.toMatch(/chave.*de novo|Copie|setup/)
  const nextStep = expect.stringContaining('status.supabase.com')
  expect(await ofProject('Projeto Supabase')).toMatchObject({ sign: '✗', nextStep })
})

const legacyKey = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`

test.each([
  ['sb_publishable_x', 'publishable'],
  ['sb_secret_x', 'secret'],
  [legacyKey('anon'), 'publishable'],
  [legacyKey('service_role'), 'secret'],
  [legacyKey('authenticated'), undefined],
  ['postgresql://x', undefined],
])('the kind of key %s is %s', (pasted, kind) => {
  expect(kindOfKey(pasted)).toBe(kind)
})

test('the table has a line per check with the next step below, and no text can move the cursor (LIVE-6)', () => {
  const rows = [
    { name: 'Um', sign: '✓', found: 'bom\u001b[2J\nmesmo' },
    { name: 'Dois', sign: '✗', found: 'mau', nextStep: 'npm run setup' },
    { name: 'Três', sign: '·', found: 'sem chave', nextStep: 'chave' },
    { name: 'Quatro', sign: '·', found: 'sem chave', nextStep: 'chave' },
  ] as const
  expect(table([...rows])).toEqual([
    ...['✓ Um      bom [2J mesmo', '✗ Dois    mau', '          → npm run setup', '· Três    sem chave'],
    ...['          → chave', '· Quatro  sem chave', ''],
    ...['Falta 1 passo: siga as setas dos ✗. 2 não conferido(s).'],
  ])
})
