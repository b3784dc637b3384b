import { describe, expect, test } from 'vitest'
import { hotelQuestions, slugOf } from './hotel-questions'
import { dashboard, kindOfKey } from './project'
import { asVariable } from './question'
import { tableLines, verdict } from './table'

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

test.each([
  ['Pousada São João', 'pousada-sao-joao'],
  ['  Águas & Cia. 2 ', 'aguas-cia-2'],
  ['***', ''],
])('the slug of %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a colour that is hard to read is taken, with the darker one for texts', async () => {
  const check = hotelQuestions.find(({ name }) => name === 'hotel-color')?.check
  expect(await check?.('#065f46', {})).toEqual({})
  expect(await check?.('#ffcd1a', {})).toEqual({
    note: expect.stringMatching(/^Contraste de 1,5:1 .* #[0-9a-f]{6}\.$/),
  })
  expect(await check?.('#ff', {})).toEqual({ wrong: 'Use uma cor como #065f46.' })
})

test('a variable is judged by what the site itself says', () => {
  expect(asVariable('HOTEL_SLUG')('boa-vista')).toEqual({})
  expect(asVariable('HOTEL_SLUG')('Boa Vista')).toEqual({ wrong: 'Só letras minúsculas, números e hífens.' })
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
