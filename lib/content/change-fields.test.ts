import { expect, test } from 'vitest'
import { registry } from '@/lib/site/registry'
import { changeFields } from './change-fields'

const now = '2026-11-20T12:00:00.000Z'
const items = [
  { id: 'a', price: 900, originalPrice: 1000, note: 'stays' },
  { id: 'b', price: 500, active: false },
  { id: 'c', price: 'caro' },
]

test('changes only items with the expected values, and their derived values', () => {
  const change = (id: string, before: object, after: object) => ({
    id,
    before: { ...before },
    after: { ...after },
  })
  const result = changeFields(
    registry.packages,
    items,
    [
      change('a', { price: '900,00', active: true }, { price: 800 }),
      change('b', { price: 501 }, { price: 1 }),
      change('gone', {}, { active: true }),
    ],
    now,
  )
  expect(result.left).toEqual(['b', 'gone'])
  expect(result.items).toEqual([
    { id: 'a', price: 800, originalPrice: 1000, note: 'stays', discountPercentage: 20, updatedAt: now },
    ...items.slice(1),
  ])
})

test('compares and replaces broken values, and counts an absent switch as on', () => {
  const { items: changed, left } = changeFields(
    registry.packages,
    items,
    [
      { id: 'c', before: { price: 'caro' }, after: { price: 700 } },
      { id: 'a', before: { active: true }, after: { active: false } },
    ],
    now,
  )
  expect(left).toEqual([])
  expect(changed).toMatchObject([{ active: false }, items[1], { price: 700 }])
})

test('adds no stamps to a list without them', () => {
  const rooms = [{ id: 'r', price: 100 }]
  const change = { id: 'r', before: { price: 100 }, after: { price: 120 } }
  expect(changeFields(registry.rooms, rooms, [change], now).items).toEqual([{ id: 'r', price: 120 }])
})

test('undoes a step exactly, except on items changed since', () => {
  const was = { id: 'a', price: 900, originalPrice: 1000, updatedAt: 'then' }
  const made = { ...was, price: 800, discountPercentage: 20, updatedAt: now }
  const back = { id: 'a', before: { price: 800 }, after: { price: 900 } }
  const step = { before: [was], after: [made] }
  const undo = (stored: typeof made, undone = step) =>
    changeFields(registry.packages, [stored], [back], 'later', undone).items
  expect(undo(made)).toEqual([was])
  const touched = { ...made, name: 'Novo' }
  const mended = { price: 900, discountPercentage: 10, updatedAt: 'later' }
  expect(undo(touched)).toEqual([{ ...touched, ...mended }])
  expect(undo(made, { ...step, before: [{ ...was, originalPrice: 1 }] })).toEqual([{ ...made, ...mended }])
})
