import { expect, test } from 'vitest'
import { limitsAt } from '@/lib/content/fields/form-limits'
import { kindNames, kinds } from '@/lib/pages/kinds'
import { registry } from '@/lib/site/registry'
import { kindFields, kindLimits } from './kind-field'
import { icons } from './kind-icons'
import { missingLabels } from './live-preview'

test('a kind has its own fields, in its own words and limits', () => {
  const fields = Object.fromEntries(kindFields('menu'))
  expect(Object.keys(fields)).toEqual(Object.keys(kinds.menu.fields))
  expect(fields.items).toMatchObject({
    label: 'Refeições ou pratos',
    one: 'refeição ou prato',
    most: 24,
    required: true,
  })
  expect(Object.keys(fields.items?.inForm ?? {})).toEqual(['title', 'detail', 'text'])
  expect(fields.items?.inForm?.detail?.label).toBe('Horário ou preço')
  // A new row holds every column, shown or not: the check wants them all.
  expect(Object.keys(fields.items?.columns ?? {})).toContain('icon')
})

test('counters say what the kind allows, where that is less than the field does', () => {
  const { form } = registry.restaurant_blocks.panel
  const limit = (path: string) => kindLimits('menu', path, limitsAt(form, path))
  expect(limit('title')).toEqual({ characters: 80 })
  expect(limit('items')).toEqual({ entries: 24 })
  expect(limit('items.3.title')).toEqual({ characters: 60 })
  expect(limit('items.3.detail')).toEqual(limitsAt(form, 'items.3.detail'))
})

test('every kind has a sign', () => {
  for (const kind of kindNames) expect(icons[kinds[kind].icon], kind).toBeDefined()
})

test('what keeps a block from the site is called as in its form, each once', () => {
  const rows = [
    { title: '', text: 'x' },
    { title: '', text: 'y' },
  ]
  expect(missingLabels('menu', { title: '', items: rows })).toEqual(['Título', 'Nome'])
  expect(missingLabels('menu', { title: 'À mesa', items: [] })).toEqual(['Refeições ou pratos'])
})
