import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { heldDemo, openDataDirectory } from '../../supabase/local/data-directory.ts'
import { demos, unknownDemo } from '../../supabase/local/demo/demos.ts'
import { Refusal } from './refusal.ts'
import { demoFlag, readSettings, type Variables } from './settings.ts'

const hosted = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  HOTEL_SLUG: 'serra',
  BOOKING_ENGINE_URL: 'https://reservas.example',
}

/** Returns the message that refuses these variables; empty if they are accepted. */
function refusal(variables: Variables): string {
  try {
    readSettings(variables)
    return ''
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

test('without variables, or with blank ones, the embedded backend uses the default local ports', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    supabasePort: 54_321,
    hosted: false,
    demo: 'quaresmeira',
    site: { SITE_URL: 'http://localhost:3000', HOTEL_SLUG: 'quaresmeira', DATA_DIR: resolve('.data') },
  })
  expect(readSettings({ PORT: '', SUPABASE_URL: ' ', SITE_URL: '' })).toEqual(readSettings({}))
  expect(readSettings({ PORT: '4000' }).site.SITE_URL).toBe('http://localhost:4000')
  const SITE_URL = 'https://hotel.example/'
  expect(readSettings({ PORT: '4000', SITE_URL }).site.SITE_URL).toBe('https://hotel.example')
})

test.each(Object.keys(hosted))('a hosted project without %s is refused', (missing) => {
  expect(readSettings(hosted)).toMatchObject({ hosted: true, site: hosted, demo: undefined })
  expect(refusal({ ...hosted, [missing]: '' })).toContain(`  ${missing}: falta`)
  // Commands that show no page do not need the booking engine.
  expect(readSettings({ ...hosted, BOOKING_ENGINE_URL: '' }, { lenient: true }).site.HOTEL_SLUG).toBe('serra')
})

test('each demonstration has its own variables and data directory, unless DATA_DIR is set', () => {
  const DEMO = 'simples'
  expect(readSettings({ DEMO })).toMatchObject({
    demo: DEMO,
    site: { HOTEL_SLUG: demos[DEMO].hotel.slug, DATA_DIR: resolve(`.data-${DEMO}`) },
  })
  expect(readSettings({ DEMO, DATA_DIR: '/srv/x' }).site.DATA_DIR).toBe('/srv/x')
  expect(refusal({ DEMO: 'castelo' })).toBe(unknownDemo('castelo'))
  expect(refusal({ ...hosted, DEMO: 'quaresmeira' })).toContain('  DEMO: SUPABASE_URL aponta')
})

test('a data directory keeps its first demonstration', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'settings-'))
  const { readyMark } = openDataDirectory(DATA_DIR)
  writeFileSync(readyMark, JSON.stringify({ baseUrl: 'x' }))
  expect(heldDemo(DATA_DIR)).toBe('quaresmeira')
  writeFileSync(readyMark, JSON.stringify({ baseUrl: 'x', demo: 'outra' }))
  expect(refusal({ DATA_DIR, DEMO: 'quaresmeira' })).toContain('guarda a demonstração "outra"')
  expect(readSettings({ DATA_DIR, DEMO: 'quaresmeira' }, { isReset: true }).demo).toBe('quaresmeira')
  rmSync(DATA_DIR, { recursive: true })
})

test.each([
  [['--demo=simples'], { DEMO: 'simples' }],
  [['x', '--demo', 'simples'], { DEMO: 'simples' }],
  [['--demo'], { DEMO: '?' }],
  [['--outra=x'], {}],
])('the arguments %o choose %o', (args, chosen) => expect(demoFlag(args)).toEqual(chosen))

test('one message lists every problem', () => {
  const wrong = { PORT: 'abc', SUPABASE_PORT: '70000', HOST: 'a b', SITE_URL: 'foo', HOTEL_SLUG: 'A B' }
  const [title, ...problems] = refusal(wrong).split('\n')
  expect(title).toBe('Configuração inválida (veja .env.example):')
  expect(problems.map((problem) => problem.trim().split(':')[0])).toEqual(
    expect.arrayContaining(Object.keys(wrong)),
  )
  expect(refusal({ PORT: '4000', SUPABASE_PORT: '4000' })).toContain('deve ser diferente de PORT')
  for (const PORT of ['0', '65536', '-1', '3000.5', '0x10'])
    expect(refusal({ PORT }), PORT).toContain('  PORT: deve')
})

test('the demonstration and its public passwords stay on this machine (SEC-5)', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.0.7', 'hotel.example', '127.0.0.1.evil.example']) {
    expect(refusal({ HOST }), HOST).toMatch(/ {2}HOST: .*demonstração com senhas públicas/)
    expect(readSettings({ HOST, ...hosted }).host).toBe(HOST)
  }
  for (const HOST of ['127.0.0.2', 'localhost', '::1']) expect(readSettings({ HOST }).host).toBe(HOST)
})

test('a platform that sets PORT can reach a hosted site, unless HOST is set', () => {
  const platform = { NODE_ENV: 'production', PORT: '8080' }
  expect(readSettings({ ...hosted, ...platform })).toMatchObject({ host: '0.0.0.0', port: 8080 })
  expect(readSettings({ ...hosted, ...platform, HOST: '127.0.0.1' }).host).toBe('127.0.0.1')
  for (const variables of [platform, { ...hosted, NODE_ENV: 'production' }, { ...hosted, PORT: '8080' }])
    expect(readSettings(variables).host).toBe('127.0.0.1')
})
