import { expect, test } from 'vitest'
import { blankValues, formSchemas, formValues, readSchemas } from '@/lib/content/fields/field'
import { z } from '@/lib/zod'
import { namingCodes, namingErrors, namingFields, namingSection } from './fields'
import { kindTitle, nameOfCode, pageNames, roomWords, startNaming, withCodes } from './words'

const named = (stored: object) => namingSection.schema.parse({ id: 'naming', ...stored })

test('without stored values a hotel has the specified words, kinds, categories and menu (DATA-7)', () => {
  expect(named({})).toEqual({ id: 'naming', ...startNaming })
  expect(blankValues(namingFields)).toEqual(startNaming)
  expect(formValues(namingFields, {})).toEqual(startNaming)
  expect(z.object(formSchemas(namingFields)).parse(startNaming)).toEqual(startNaming)
  expect(Object.values(pageNames(named({})))).toEqual([
    ...['Sobre', 'Chalés', 'Lazer', 'Gastronomia', 'Pacotes'],
  ])
  expect(startNaming.package_categories.map(({ name }) => name)).toEqual([
    ...['Romântico', 'Família', 'Aventura', 'Bem-estar', 'Gastronomia'],
  ])
  expect(startNaming.kinds.map((kind) => kindTitle(kind, startNaming)).at(-1)).toBe('Chalé Romântico')
  for (const code of ['fim-de-ano', 'constructor'])
    expect(nameOfCode(code, startNaming.kinds)).toBe(code === 'constructor' ? 'Constructor' : 'Fim de ano')
})

test.each([
  ['chalé', 'chalés', 'o', 'Chalés', 'Ver Todos os Chalés', 'Este'],
  ['Suíte', 'Suítes', 'a', 'Suítes', 'Ver Todas as Suítes', 'Esta'],
  ['unidade', 'unidades', 'a', 'Unidades', 'Ver Todas as Unidades', 'Esta'],
  ['', '', '', 'Chalés', 'Ver Todos os Chalés', 'Este'],
])('the word %s with its agreeing forms', (room_one, room_many, room_gender, title, all, article) => {
  const words = roomWords({ room_one, room_many, room_gender })
  expect([words.title, words.all, words.by('Este', 'Esta')]).toEqual([title, all, article])
  expect(words.one).toBe((room_one || 'chalé').toLowerCase())
})

test('a page is called by its menu entry, by the word, or by its default', () => {
  const menu = [
    { page: 'leisure', label: 'Experiências' },
    { page: 'rooms', label: '' },
  ]
  expect(pageNames(named({ room_many: 'cabanas', menu }))).toMatchObject({
    ...{ leisure: 'Experiências', rooms: 'Cabanas', about: 'Sobre' },
  })
})

test('a new kind gets a code from its name, which stays when the name changes', () => {
  const [kind] = withCodes([{ code: '', name: 'Suíte Máster' }])
  expect(kind?.code).toBe('suite-master')
  const names = ['Luxo', 'Luxo!', '***']
  const made = withCodes([
    { code: 'suite-master', name: 'Cobertura' },
    ...names.map((name) => ({ code: '', name })),
  ])
  expect(made.map(({ code }) => code)).toEqual(['suite-master', 'luxo', 'luxo-2', 'tipo'])
  const kinds = [{ code: '', name: 'Loft', title: '' }]
  expect(namingCodes({ ...startNaming, kinds }).kinds).toEqual([{ code: 'loft', name: 'Loft', title: '' }])
})

test('missing kinds, a repeated name and a repeated page are refused', () => {
  const [kind] = startNaming.kinds
  const [page] = startNaming.menu
  const values = {
    kinds: [kind, { code: '', name: 'TRADICIONAL', title: '' }],
    menu: [page, { ...page, label: 'Casa' }],
  }
  expect(namingErrors(startNaming)).toEqual({})
  expect(namingErrors({ ...startNaming, ...values })).toEqual({
    'kinds.1.name': 'Já existe um tipo com este nome',
    'menu.1.page': 'Esta página já está no menu',
  })
  expect(namingErrors({ ...startNaming, kinds: [] })).toEqual({ kinds: 'Deixe pelo menos um tipo' })
})

test('invalid parts are dropped and the rest is kept', () => {
  const read = z
    .object(readSchemas(namingFields))
    .parse({ kinds: [{ code: 'a' }, 3, { code: 'b', name: 'B' }], menu: 'x' })
  expect(read).toMatchObject({ kinds: [{ code: 'b', name: 'B', title: '' }], menu: [], room_one: 'chalé' })
})
