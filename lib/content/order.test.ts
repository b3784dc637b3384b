import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredItem } from './list'
import { inOrder, itemFingerprint, moveAfter } from './order'

const numbered = { orderField: 'orderIndex' }
const asStored = {}
const items: StoredItem[] = [
  { id: 'a', orderIndex: 5, name: 'A' },
  { id: 'b', orderIndex: 1, name: 'B' },
  { id: 'c', name: 'C' },
  { id: 'd', orderIndex: 'x', name: 'D' },
  { id: 'e', orderIndex: 1, name: 'E' },
]

test('items are ordered by number; missing or broken numbers count as 0, ties keep the stored order', () => {
  expect(idsOf(inOrder(numbered, items))).toBe('cdbea')
  expect(inOrder(asStored, items)).toBe(items)
})

describe('moving', () => {
  test.each([
    ['a', null, 'acdbe', 'abcde'],
    ['a', 'c', 'cadbe', 'bcade'],
    ['c', 'a', 'dbeac', 'acbde'],
    ['b', 'd', 'cdbea', 'acdbe'],
  ])('%s after %s', (id, after, byNumber, byPlace) => {
    const moved = moveAfter(numbered, items, id, after) ?? []
    expect(idsOf(inOrder(numbered, moved))).toBe(byNumber)
    expect(inOrder(numbered, moved).map((item) => item.orderIndex)).toEqual([0, 1, 2, 3, 4])
    expect(idsOf(moved)).toBe(idsOf(items))
    expect(idsOf(moveAfter(asStored, items, id, after) ?? [])).toBe(byPlace)
  })

  test.each([
    ['x', null],
    ['x', 'a'],
    ['a', 'x'],
    ['a', 'a'],
  ])('%s after %s is refused', (id, after) => {
    expect(moveAfter(numbered, items, id, after)).toBeUndefined()
    expect(moveAfter(asStored, items, id, after)).toBeUndefined()
  })

  test('changes only the number, so that people who edit the item have no conflict', () => {
    const ids = fc.constantFrom(...items.map(({ id }) => id))
    const fingerprintOf = (item: StoredItem) => itemFingerprint(numbered, item)
    fc.assert(
      fc.property(ids, fc.option(ids), (id, after) => {
        const moved = moveAfter(numbered, items, id, after)
        fc.pre(moved !== undefined)
        expect(moved?.map(fingerprintOf)).toEqual(items.map(fingerprintOf))
        const order = idsOf(inOrder(numbered, moved ?? []))
        expect(order[order.indexOf(id) - 1] ?? null).toBe(after)
      }),
    )
  })

  test('two people can move different items at once', () => {
    const first = moveAfter(numbered, items, 'a', 'c') ?? []
    const both = moveAfter(numbered, first, 'e', null) ?? []
    expect(idsOf(inOrder(numbered, both))).toBe('ecadb')
  })
})

test('without an order field every field counts', () => {
  const [item = { id: '' }] = items
  expect(itemFingerprint(asStored, item)).not.toBe(itemFingerprint(asStored, { ...item, orderIndex: 6 }))
  expect(itemFingerprint(numbered, item)).toBe(itemFingerprint(numbered, { ...item, orderIndex: 6 }))
})

function idsOf(list: StoredItem[]) {
  return list.map(({ id }) => id).join('')
}
