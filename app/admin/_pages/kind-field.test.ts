import { expect, test } from 'vitest'
import { limitsAt } from '@/lib/content/fields/form-limits'
import { kindNames, kinds } from '@/lib/pages/kinds'
import { registry } from '@/lib/site/registry'
import { kindFields, kindLimits } from './kind-field'
import { icons } from './kind-icons'

test('a kind has its own fields, labels and limits', () => {
  const fields = Object.fromEntries(kindFields('menu'))
  expect(Object.keys(fields)).toEqual(Object.keys(kinds.menu.fields))
  expect(fields.items).toMatchObject({ label: 'Refeições ou pratos', most: 24, required: true })
  expect(Object.keys(fields.items?.inForm ?? {})).toEqual(['title', 'detail', 'text'])
  expect(fields.items?.inForm?.detail?.label).toBe('Horário ou preço')
  // A new row holds every column, because the schema requires all of them.
  expect(Object.keys(fields.items?.columns ?? {})).toContain('icon')
})

test('counters use the limits of the kind where they are lower', () => {
  const { form } = registry.restaurant_blocks.panel
  const limit = (path: string) => kindLimits('menu', path, limitsAt(form, path))
  expect(limit('title')).toEqual({ characters: 80 })
  expect(limit('items')).toEqual({ entries: 24 })
  expect(limit('items.3.title')).toEqual({ characters: 60 })
  expect(limit('items.3.detail')).toEqual(limitsAt(form, 'items.3.detail'))
})

test('every kind has an icon', () => {
  for (const kind of kindNames) expect(icons[kinds[kind].icon], kind).toBeDefined()
})
