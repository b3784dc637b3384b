import { expect, test } from 'vitest'
import { registry } from '@/lib/site/registry'
import { draftValues } from './drafts'
import { changeFields } from './item-changes'

const now = '2026-11-20T12:00:00.000Z'
const items = [
  { id: 'a', price: 900, originalPrice: 1000, note: 'stays' },
  { id: 'b', price: 500, active: false },
  { id: 'c', price: 'caro' },
]

test('changes only items with the expected values as forms show them, and their derived values', () => {
  const changes = [
    { id: 'a', before: { price: '900,00', active: true }, after: { price: 800 } },
    { id: 'b', before: { price: 501 }, after: { price: 1 } },
    { id: 'c', before: { price: 'caro' }, after: { price: 700 } },
    { id: 'gone', before: {}, after: { active: true } },
  ]
  const result = changeFields(registry.packages, items, changes, now)
  expect(result.left).toEqual(['b', 'gone'])
  expect(result.items).toMatchObject([
    { id: 'a', price: 800, originalPrice: 1000, note: 'stays', discountPercentage: 20, updatedAt: now },
    { id: 'b', price: 500, active: false },
    { id: 'c', price: 700 },
  ])
})

test('undoes a step exactly, except on items changed since', () => {
  const was = { id: 'a', price: 900, originalPrice: 1000, updatedAt: 'then' }
  const made = { ...was, price: 800, discountPercentage: 20, updatedAt: now }
  const back = { id: 'a', before: { price: 800 }, after: { price: 900 } }
  const undo = (stored: object) =>
    changeFields(registry.packages, [{ ...made, ...stored }], [back], 'later', {
      before: [was],
      after: [made],
    }).items
  expect(undo({})).toEqual([was])
  expect(undo({ name: 'Novo' })).toEqual([
    { ...made, name: 'Novo', price: 900, discountPercentage: 10, updatedAt: 'later' },
  ])
})

const { packages, rooms } = registry
const blank = packages.panel.read()

test('a draft needs only a name, and missing values stay open', () => {
  const checked = draftValues(packages, { ...blank, name: ' Natal ' }, undefined)
  expect(checked).toMatchObject({
    ok: true,
    values: { name: 'Natal', slug: '', price: null, images: { principal: '' }, details: { nights: 2 } },
  })
  const room = draftValues(rooms, { ...rooms.panel.read(), name: 'Chalé', category: '' }, undefined)
  expect(room).toMatchObject({ ok: true, values: { name: 'Chalé', category: '' } })
})

test.each<[object, string]>([
  [{ name: '' }, 'name'],
  [{ slug: 'Natal 2026' }, 'slug'],
  [{ price: 'caro' }, 'price'],
  [{ bookingUrl: 'javascript:alert(1)' }, 'bookingUrl'],
  [{ images: { principal: 'https://elsewhere.example/a.jpg', gallery: [] } }, 'images.principal'],
  [{ dates: { ...Object(blank.dates), offerStart: '2026-12-02', offerEnd: '2026-12-01' } }, 'dates.offerEnd'],
])('%o is refused at %s', (typed, path) => {
  const checked = draftValues(packages, { ...blank, name: 'Natal', ...typed }, undefined)
  expect(checked).toMatchObject({ ok: false, fieldErrors: { [path]: expect.any(String) } })
})

test('undeclared fields are not stored', () => {
  const checked = draftValues(packages, { ...blank, name: 'Natal', invaded: true }, undefined)
  expect(checked.ok && checked.values).not.toHaveProperty('invaded')
})
