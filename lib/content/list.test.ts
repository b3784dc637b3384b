import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fingerprint, sameJson } from './fingerprint'
import {
  insertItem,
  itemFingerprint,
  mergeFields,
  moveAfter,
  reinsertItem,
  type StoredItem,
  sortItems,
} from './list'

const numbered = { orderField: 'orderIndex' }
const asStored = {}
const ids = (items: StoredItem[] = []) => items.map(({ id }) => id).join('')
const plain = (letters: string) => [...letters].map((id): StoredItem => ({ id }))

test('a position beyond an end of the list is clamped to that end', () => {
  const at = (position: number) => ids(insertItem(plain('abc'), { id: 'x' }, position))
  expect([-3, 0, 1, 3, 9].map(at)).toEqual(['xabc', 'xabc', 'axbc', 'abcx', 'abcx'])
})

describe('merging fields', () => {
  test('treats __proto__ as an ordinary field', () => {
    const change = JSON.parse('{"__proto__":0}')
    expect(Object.entries(mergeFields({}, change))).toEqual([['__proto__', 0]])
  })

  test('merges objects deeply, replaces lists and drops undefined fields', () => {
    const stored = { details: { nights: 2, origin: 'x' }, list: ['a', 'b'], images: null, old: 1, kept: 1 }
    const change = { details: { nights: 3 }, list: ['c'], images: { principal: '/a.jpg' }, old: undefined }
    const details = { nights: 3, origin: 'x' }
    const merged = { details, list: ['c'], images: change.images, kept: 1 }
    expect(JSON.parse(JSON.stringify(mergeFields(stored, change)))).toEqual(merged)
  })
})

const items: StoredItem[] = [
  { id: 'a', orderIndex: 5, name: 'A' },
  { id: 'b', orderIndex: 1, name: 'B' },
  { id: 'c', name: 'C' },
  { id: 'd', orderIndex: 'x', name: 'D' },
  { id: 'e', orderIndex: 1, name: 'E' },
]

test('items are ordered by number; missing or broken numbers count as 0, ties keep the stored order', () => {
  expect(ids(sortItems(numbered, items))).toBe('cdbea')
  expect(sortItems(asStored, items)).toBe(items)
})

describe('moving', () => {
  test.each([
    ['a', null, 'acdbe', 'abcde'],
    ['a', 'c', 'cadbe', 'bcade'],
    ['c', 'a', 'dbeac', 'acbde'],
    ['x', null, '', ''],
    ['a', 'x', '', ''],
  ])('%s after %s gives %j by number and %j as stored', (id, after, byNumber, byPlace) => {
    const moved = moveAfter(numbered, items, id, after)
    expect(ids(moved && sortItems(numbered, moved))).toBe(byNumber)
    expect(ids(moveAfter(asStored, items, id, after))).toBe(byPlace)
  })

  test('changes only the number, so that concurrent edits of the item do not conflict (SAVE-5)', () => {
    const anyId = fc.constantFrom(...items.map(({ id }) => id))
    const fingerprintOf = (item: StoredItem) => itemFingerprint(numbered, item)
    fc.assert(
      fc.property(anyId, fc.option(anyId), (id, after) => {
        const moved = moveAfter(numbered, items, id, after)
        fc.pre(moved !== undefined)
        expect(moved?.map(fingerprintOf)).toEqual(items.map(fingerprintOf))
        const order = ids(sortItems(numbered, moved ?? []))
        expect(order[order.indexOf(id) - 1] ?? null).toBe(after)
      }),
    )
  })

  test('counts as a change of the item in a list without an order field', () => {
    const [item = { id: '' }] = items
    expect(itemFingerprint(asStored, item)).not.toBe(itemFingerprint(asStored, { ...item, orderIndex: 6 }))
  })
})

describe('restoring an item', () => {
  test.each([
    ['ABCD', 'ACD', 'B', 'ABCD'],
    ['ABCD', 'BCD', 'A', 'ABCD'],
    ['ABCD', 'BD', 'C', 'BCD'],
    ['ABCD', 'DXCA', 'B', 'DXCAB'],
  ])('of %s into %s: %s gives %s', (then, now, id, result) => {
    expect(ids(reinsertItem({}, plain(now), { id }, plain(then)))).toBe(result)
  })

  const itemsAt = (numbers: Record<string, number>) =>
    Object.entries(numbers).map(([id, orderIndex]): StoredItem => ({ id, orderIndex }))

  test.each<[Record<string, number>, Record<string, number>, string]>([
    [{ A: 0, B: 1, C: 2 }, { A: 0, C: 2 }, 'A0 B1 C2'],
    [{ A: 0, B: 1, C: 2 }, { A: 0, C: 1 }, 'A0 B1 C1'],
    [{ C: 2, A: 0, B: 1 }, { C: 1, A: 0 }, 'A0 B1 C2'],
    [{ C: 9, A: 4, B: 6 }, { C: 5, A: 4 }, 'A0 B1 C2'],
    [{ B: 0, A: 1 }, { A: 0 }, 'B0 A0'],
    [{ A: 0, B: 0, C: 0 }, { A: 0, C: 0 }, 'A0 B0 C0'],
  ])(
    'with the numbers %o into %o: B gets its position (%s), and all are numbered only if necessary',
    (then, now, result) => {
      const back = reinsertItem(numbered, itemsAt(now), { id: 'B', orderIndex: then.B }, itemsAt(then))
      expect(back.map(({ id }) => id).filter((id) => id !== 'B')).toEqual(Object.keys(now))
      expect(
        sortItems(numbered, back)
          .map(({ id, orderIndex }) => `${id}${orderIndex}`)
          .join(' '),
      ).toBe(result)
    },
  )
})

const json = fc.jsonValue({ maxDepth: 4 })

/** Returns the same value with the keys of every object in reverse order. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toReversed()
  return Object.fromEntries(entries.map(([key, inner]) => [key, reverseKeys(inner)]))
}

test('a fingerprint does not depend on the order of keys or on serialising to JSON', () => {
  fc.assert(
    fc.property(json, (value) => {
      const parsed: unknown = JSON.parse(JSON.stringify(reverseKeys(value)))
      expect(fingerprint(parsed)).toBe(fingerprint(value))
      expect(sameJson(parsed, value)).toBe(true)
    }),
  )
  expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }))
})

test('different values have different fingerprints of 14 hex digits', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(fingerprint(a) === fingerprint(b)).toBe(sameJson(a, b))
      expect(fingerprint(a)).toMatch(/^[0-9a-f]{14}$/)
    }),
  )
  expect(fingerprint({ a: null })).not.toBe(fingerprint({}))
  const similar = Array.from({ length: 5000 }, (_, index) => fingerprint({ text: `Natal ${index}` }))
  expect(new Set(similar).size).toBe(5000)
})
