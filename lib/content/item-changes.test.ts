import { expect, test } from 'vitest'
import { registry } from '@/lib/panel/registry'
import { changeFields } from './item-changes'

const now = '2026-11-20T12:00:00.000Z'
const items = [
  { id: 'a', price: 900, originalPrice: 1000, note: 'stays' },
  { id: 'b', price: 500, active: false },
  { id: 'c', price: 'caro' },
]

test('changes only items that still have the values shown in the form, and updates derived values', () => {
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
