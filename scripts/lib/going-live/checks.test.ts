import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '../../../lib/env'
import { listen } from '../../../supabase/local/http-server'
import { json } from '../../../supabase/local/responses'
import type { Variables } from '../settings'
import { type Check, runChecks } from './check'
import { machineChecks } from './doctor'
import { siteChecks } from './site-checks'
import type { World } from './world'

let folder: string
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'checks-'))
  server = await listen(0)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function worldOf(variables: Variables, more: Partial<World> = {}): World {
  const project = { url: 'https://x.supabase.co', publishableKey: 'sb_publishable_tests_only_0123456789' }
  const required = {
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    HOTEL_SLUG: 'serra',
    BOOKING_ENGINE_URL: 'https://reservas.example',
  }
  const site = parseEnv({ ...required, SITE_URL: 'https://hotel.example', DATA_DIR: folder, ...variables })
  const factsMissing = { state: 'unknown', found: '' } as const
  const envFile = join(folder, 'none')
  return {
    site,
    hosted: true,
    project,
    facts: undefined,
    factsMissing,
    envFile,
    api: '',
    accessToken: undefined,
    ...more,
  }
}

async function rowOf(checks: Check<World>[], name: string, world: World) {
  const rows = await runChecks(
    checks.filter((check) => check.name === name),
    world,
  )
  return rows[0]
}

describe('the site', () => {
  const says = (ready: object, status = 200, alive: object = { status: 'ok' }) =>
    server.serve(async ({ url }) => (url.endsWith('/ready') ? json(ready, status) : json(alive, 200)))
  const REVALIDATE_SECRET = 'fedcba9876543210'.repeat(4)
  const health = (variables: Variables = { REVALIDATE_SECRET }) =>
    rowOf(siteChecks, 'Site no ar', worldOf({ SITE_URL: server.baseUrl, ...variables }))

  test('with fresh content is right', async () => {
    says({ status: 'fresh', contentAge: 3 })
    expect(await health()).toMatchObject({ state: 'ok', found: 'conteúdo lido há 3 s' })
  })

  test.each([
    ['stale', { status: 'stale' }, 503, 'SUPABASE_URL'],
    ['empty', { status: 'empty' }, 503, 'HOTEL_SLUG'],
  ])('with %s content is ✗', async (_, ready, status, nextStep) => {
    says(ready, status)
    expect(await health()).toMatchObject({ state: 'wrong', nextStep: expect.stringContaining(nextStep) })
  })

  test('tells no details without its secret: then it serves, or does not', async () => {
    let sent: string | null = null
    const serves = (isServing: boolean) =>
      server.serve(async ({ url, headers }) => {
        sent = headers.get('authorization')
        return json(url.endsWith('/ready') ? { serves: isServing } : { status: 'ok' }, isServing ? 200 : 503)
      })
    serves(true)
    expect(await health({})).toMatchObject({ state: 'ok', found: 'no ar' })
    expect(sent).toBeNull()
    expect(await health()).toMatchObject({
      state: 'warning',
      nextStep: expect.stringContaining('REVALIDATE'),
    })
    expect(sent).toBe(`Bearer ${REVALIDATE_SECRET}`)
    serves(false)
    expect(await health({})).toMatchObject({ state: 'wrong' })
  })

  test('of somebody else under this address is ✗', async () => {
    says({}, 200, { hello: 'world' })
    expect(await health()).toMatchObject({ state: 'wrong', nextStep: expect.stringContaining('domínio') })
  })

  test('of a hosted project has an address that others can open', async () => {
    const row = (url: string) => rowOf(siteChecks, 'Endereço do site', worldOf({ SITE_URL: url }))
    expect(await row('https://hotel.example')).toMatchObject({ state: 'ok' })
    expect(await row('http://localhost:3000')).toMatchObject({ state: 'wrong' })
    expect(await row('http://hotel.example')).toMatchObject({ state: 'wrong' })
  })

  test('may lack its booking engine for a while: that is no ✗', async () => {
    const booking = (url: string) =>
      rowOf(siteChecks, 'Sistema de reservas', worldOf({ BOOKING_ENGINE_URL: url }))
    expect(await booking(server.baseUrl)).toMatchObject({ state: 'ok' })
    expect(await booking('http://127.0.0.1:41498')).toMatchObject({ state: 'warning' })
  })
})

describe('the machine', () => {
  test('has what it needs', async () => {
    const secrets = {
      SITE_SECRET: '0123456789abcdef'.repeat(4),
      REVALIDATE_SECRET: 'fedcba9876543210'.repeat(4),
    }
    const rows = await runChecks(machineChecks, worldOf({ ...secrets, TRUSTED_PROXY: '127.0.0.1' }))
    expect(rows.filter(({ state }) => state !== 'ok')).toEqual([])
  })

  test('without secrets and proxy it is warned', async () => {
    const rows = await runChecks(machineChecks, worldOf({}))
    expect(rows.filter(({ state }) => state === 'warning').map(({ name }) => name)).toEqual([
      'Segredo do site',
      'Senha de publicação',
      'Proxy de confiança',
    ])
  })

  test('has an environment file for its owner only, without the project’s secrets', async () => {
    const envFile = join(folder, 'env')
    const row = () => rowOf(machineChecks, 'Arquivo de ambiente', worldOf({}, { envFile }))
    expect(await row()).toMatchObject({ state: 'ok' })
    writeFileSync(envFile, 'SITE_URL=https://hotel.example\nSUPABASE_SECRET_KEY=\n')
    chmodSync(envFile, 0o644)
    expect(await row()).toMatchObject({ state: 'wrong', nextStep: `chmod 600 ${envFile}` })
    chmodSync(envFile, 0o600)
    expect(await row()).toMatchObject({ state: 'ok' })
    writeFileSync(envFile, 'SUPABASE_SECRET_KEY=sb_secret_x\nSUPABASE_DB_URL=x\n')
    expect(await row()).toMatchObject({
      state: 'wrong',
      found: 'guarda SUPABASE_SECRET_KEY, SUPABASE_DB_URL',
    })
  })

  test('has a data folder that can be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const row = await rowOf(machineChecks, 'Pasta de dados', worldOf({ DATA_DIR: join(file, 'data') }))
    expect(row).toMatchObject({ state: 'wrong', nextStep: expect.stringContaining('chown') })
  })

  test('keeps a secret of its own where it was told none', async () => {
    mkdirSync(join(folder, 'site'))
    writeFileSync(join(folder, 'site', 'secret'), 'x')
    expect(await rowOf(machineChecks, 'Segredo do site', worldOf({}))).toMatchObject({ state: 'ok' })
  })
})
