import { describe, expect, test } from 'vitest'
import { tableLines, verdict } from './check'
import { dashboard, kindOfKey } from './project'
import { slugOf } from './setup'
import { installCommands } from './supabase-cli'

describe('a pasted key', () => {
  const legacy = (role: string) =>
    `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`
  test.each([
    ['sb_publishable_x', 'publishable'],
    ['sb_secret_x', 'secret'],
    [legacy('anon'), 'publishable'],
    [legacy('service_role'), 'secret'],
    [legacy('authenticated'), undefined],
    ['postgresql://x', undefined],
    ['', undefined],
  ])('%s: %s', (key, kind) => {
    expect(kindOfKey(key)).toBe(kind)
  })
})

test('the dashboard has an address for a project of supabase.co, else only words', () => {
  const link = 'https://supabase.com/dashboard/project/abcdefghijklmnopqrst/settings/jwt'
  expect(dashboard('https://abcdefghijklmnopqrst.supabase.co', 'settings/jwt', 'JWT Keys')).toBe(
    `JWT Keys (${link})`,
  )
  expect(dashboard('https://dados.hotel.example', 'settings/jwt', 'JWT Keys')).toBe('JWT Keys')
})

test('the official commands name the project, and say so where its reference is unknown', () => {
  expect(installCommands('https://abcdefghijklmnopqrst.supabase.co', 'serra')).toEqual([
    'npx supabase@3.1.0 db push --remote=abcdefghijklmnopqrst',
    'npx supabase@3.1.0 functions deploy --use-api --remote=abcdefghijklmnopqrst',
    'npx supabase@3.1.0 secrets set HOTEL_SLUG=serra --remote=abcdefghijklmnopqrst',
  ])
  expect(installCommands('https://dados.hotel.example', 'serra')[0]).toContain('--remote=<ref>')
})

test.each([
  ['Pousada São João', 'pousada-sao-joao'],
  ['  Águas & Cia. 2 ', 'aguas-cia-2'],
  ['***', ''],
])('the slug of %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

describe('the table', () => {
  const rows = [
    { name: 'Um', state: 'ok', found: 'bom\u001b[2J\nmesmo' },
    { name: 'Dois', state: 'wrong', found: 'mau', nextStep: 'npm run setup' },
    { name: 'Três', state: 'unknown', found: 'sem chave', nextStep: 'chave' },
    { name: 'Quatro', state: 'unknown', found: 'sem chave', nextStep: 'chave' },
  ] as const

  test('has a line per check and a next step for each ✗, and lets nothing move the cursor', () => {
    expect(tableLines([...rows], { isColoured: false })).toEqual([
      '✓ Um      bom [2J mesmo',
      '✗ Dois    mau',
      '          → npm run setup',
      '· Três    sem chave',
      '          → chave',
      '· Quatro  sem chave',
    ])
    expect(tableLines([...rows], { isColoured: true })[1]).toContain('\u001b[31m✗')
  })

  test('ends with what is left', () => {
    expect(verdict([...rows])).toBe('Falta 1 passo: siga as setas dos ✗. 2 não conferido(s).')
    expect(verdict([rows[0]])).toBe('Tudo certo.')
  })
})
