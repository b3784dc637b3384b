import { expect, test } from 'vitest'
import { kindNames, kinds } from '@/components/blocks/kinds'
import { kindWords } from '@/components/blocks/words'
import type { Fields } from '@/lib/content/fields/field'
import { blockFields } from '@/lib/pages/blocks'
import { kindFields } from './kind-field'

test('a kind has its own fields, labels and limits', () => {
  const fields = Object.fromEntries(kindFields('menu'))
  expect(Object.keys(fields)).toEqual(Object.keys(kinds.menu.fields))
  expect(fields.items).toMatchObject({ label: 'Refeições ou pratos', most: 24, required: true })
  expect(Object.keys(fields.items?.inForm ?? {})).toEqual(['title', 'detail', 'text'])
  expect(fields.items?.inForm?.detail?.label).toBe('Horário ou preço')
  expect(fields.title?.max).toBe(80)
  // A new row holds every column, because the schema requires all of them.
  expect(Object.keys(fields.items?.columns ?? {})).toContain('icon')
})

test('no kind allows more than the field does', () => {
  const declared: Fields = blockFields
  for (const kind of kindNames) {
    for (const [name, { max = 0 }] of kindFields(kind))
      expect(max, `${kind} ${name}`).toBeLessThanOrEqual(declared[name]?.max ?? 0)
  }
})

test('what a new block starts with fits any hotel (ADM-23)', () => {
  const starts = JSON.stringify(Object.values(kindWords).map(({ start }) => start))
  expect(starts).toContain('Em fotografias')
  expect(starts).not.toMatch(/chal[eé]/i)
})
