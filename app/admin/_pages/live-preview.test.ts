import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitsAt } from '@/lib/content/fields/form-limits'
import { kindNames, kinds } from '@/lib/pages/kinds'
import { registry } from '@/lib/site/registry'
import { kindFields, kindLimits } from './kind-field'
import { icons } from './kind-icons'
import { missingLabels, picturesIn, previewedBlock } from './live-preview'

const stored = 'http://127.0.0.1:54321/storage/v1/object/public/hotel-images/hotel/pages/aves.jpg'
const details = { alt: 'Aves', focus: '20% 30%', expectedFingerprint: null, size: null }

test('an unpublished picture is shown at the panel’s address, with its description and focus', () => {
  const values = { title: 'Aves', text: 'Ao nascer do sol', image: stored, images: [stored, ''], items: [] }
  expect(picturesIn(values)).toEqual([stored, stored])
  const block = previewedBlock('picture_text', values, { 'aves.jpg': details })
  expect(block?.image).toBe('/admin/media/hotel-images/hotel/pages/aves.jpg/1200.webp')
  expect(block?.pictures).toEqual({ 'aves.jpg': { alt: 'Aves', focus: '20% 30%' } })
})

test('missing texts are replaced by labels, a missing picture is not', () => {
  const block = previewedBlock('menu', { items: [] }, {})
  expect(block).toMatchObject({ title: 'Título', image: null, items: [{ title: 'Nome' }] })
})

test('a block with any typed values can be drawn', () => {
  const anything = fc.oneof(fc.string(), fc.constant(null), fc.array(fc.anything()), fc.anything())
  const names = ['title', 'text', 'image', 'images', 'items', 'facts', 'tone']
  const values = fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] })
  fc.assert(
    fc.property(fc.constantFrom(...kindNames), values, (kind, typed) => {
      expect(previewedBlock(kind, typed, {})?.kind).toBe(kind)
    }),
  )
  for (const kind of kindNames) expect(previewedBlock(kind, kinds[kind].start, {})).not.toBeNull()
})

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

test('missing fields are named as in the form, each once', () => {
  const row = { title: '', text: 'x' }
  expect(missingLabels('menu', { title: '', items: [row, row] })).toEqual(['Título', 'Nome'])
  expect(missingLabels('menu', { title: 'À mesa', items: [] })).toEqual(['Refeições ou pratos'])
})
