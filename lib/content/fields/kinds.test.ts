import { expect, test } from 'vitest'
import { describeChanges } from '@/lib/content/history/describe'
import { lists, singles } from '@/lib/site/registry'
import { imageAddress } from './addresses'
import { type Field, type Fields, mediaFields, valuesAt } from './field'
import { flag, quotation, rows, text } from './kinds'

const meals = rows({
  label: 'Refeições',
  one: 'refeição',
  most: 3,
  columns: {
    name: text({ label: 'Nome', max: 40, required: 'Diga o nome', essential: true }),
    hours: text({ label: 'Horário', max: 20 }),
    image: imageAddress({ label: 'Foto' }),
    warm: flag({ label: 'Quente', absent: true }),
  },
})
const lunch = { name: 'Almoço', hours: '12h', image: null, warm: true }

test('broken and empty rows are not shown on the site', () => {
  expect(
    meals.read.parse([lunch, { hours: '7h' }, {}, null, 'x', { name: ' Jantar ', image: 'javascript:1' }]),
  ).toEqual([lunch, { name: 'Jantar', hours: '', image: null, warm: true }])
  expect(meals.read.parse('x')).toEqual([])
})

test('a form accepts typed values and its own output', () => {
  const typed = meals.toForm([{ ...lunch, hours: 12 }, {}])
  expect(typed).toEqual([{ name: 'Almoço', hours: '12', image: '', warm: true }])
  const once = meals.form.parse(typed)
  expect(once).toEqual([{ ...lunch, hours: '12' }])
  expect(meals.form.parse(once)).toEqual(once)
})

test('invisible characters and direction marks are removed, lines and tabs stay (SAVE-9)', () => {
  const story = text({ label: 'Texto', max: 40, rows: 4 })
  expect(story.form.parse('\u0007Vista\u000b do\u202e lago\u2066\n\te mais\u200f')).toBe(
    'Vista do lago\n\te mais',
  )
})

test('an invalid row is reported at its field, too many rows at the list', () => {
  const wrong = meals.form.safeParse([lunch, { ...lunch, name: '' }])
  expect(wrong.error?.issues).toMatchObject([{ path: [1, 'name'], message: 'Diga o nome' }])
  const many = meals.form.safeParse([lunch, lunch, lunch, lunch])
  expect(many.error?.issues).toMatchObject([{ path: [], message: 'Use no máximo 3 itens' }])
})

const texts = [...lists, ...singles].flatMap(({ name, fields }) => limitedFields(fields, name))

/** Returns the fields with a maximum length, by path. */
function limitedFields(fields: Fields, prefix: string): [path: string, field: Field, max: number][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field, number][] => {
    if (field.columns) return limitedFields(field.columns, `${prefix}.${name}`)
    return field.max === undefined ? [] : [[`${prefix}.${name}`, field, field.max]]
  })
}

test('every text field declares its maximum length, so that its form can count (FORM-8)', () => {
  const all = [...lists, ...singles].flatMap(({ fields }) => Object.values(fields))
  const free = all.filter(({ kind }) => ['text', 'list', 'link', 'image', 'media', 'video'].includes(kind))
  expect(free.filter(({ max }) => max === undefined).map(({ label }) => label)).toEqual([])
  expect(texts.length).toBeGreaterThan(100)
})

test.each(texts)('%s is too long only beyond its declared maximum', (_, { kind, form, most }, max) => {
  const tooBig = (typed: unknown) =>
    form.safeParse(typed).error?.issues.filter(({ code }) => code === 'too_big').length ?? 0
  const wrap = (text: string) => (kind === 'list' ? [text] : text)
  expect([max, max + 1].map((length) => tooBig(wrap('x'.repeat(length))))).toEqual([0, 1])
  const many = (count: number) => Array.from({ length: count }, (_, index) => `x${index}`)
  if (most !== undefined) expect([most, most + 1].map((count) => tooBig(many(count)))).toEqual([0, 1])
})

test('images in rows are found with their exact paths', () => {
  expect(mediaFields({ meals }).map(([path]) => path)).toEqual(['meals.image'])
  expect(valuesAt({ meals: [{ image: 'a' }, {}] }, 'meals.image')).toEqual([
    { place: 'meals.0.image', value: 'a' },
    { place: 'meals.1.image', value: undefined },
  ])
  expect(valuesAt({ meals: 'x' }, 'meals.image')).toEqual([{ place: 'meals.image', value: undefined }])
})

test('the history shows an added row in words, among those that stay', () => {
  const change = { path: 'meals', before: [lunch], after: [lunch, { name: 'Jantar', hours: '19h' }] }
  expect(describeChanges({ meals }, [change])).toEqual([
    {
      label: 'Refeições',
      before: { kind: 'text', text: 'Almoço, 12h, Sim' },
      after: { kind: 'text', text: 'Almoço, 12h, Sim · Jantar, 19h, Sim' },
    },
  ])
})

const { form: quotationForm } = quotation({ label: 'Citação', max: 200 })

test.each([
  ['“Silêncio de verdade.”', 'Silêncio de verdade.'],
  ['« Silêncio »', 'Silêncio'],
  ['“Voltem”, disse ela, “sempre”', '“Voltem”, disse ela, “sempre”'],
])('the quotation %s is stored as %s', (typed, stored) => expect(quotationForm.parse(typed)).toBe(stored))
