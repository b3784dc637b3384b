import { expect, test } from 'vitest'
import type { StoredItem } from './list'
import { inOrder } from './order'
import { putBack } from './put-back'

const plain = (ids: string) => [...ids].map((id): StoredItem => ({ id }))
const numbered = (numbers: Record<string, number>) =>
  Object.entries(numbers).map(([id, place]): StoredItem => ({ id, place }))
const ids = (items: StoredItem[]) => items.map(({ id }) => id).join('')

test.each([
  ['ABCD', 'ACD', 'B', 'ABCD'],
  ['ABCD', 'BCD', 'A', 'ABCD'],
  ['ABCD', 'ABC', 'D', 'ABCD'],
  ['ABCD', 'BD', 'C', 'BCD'],
  ['ABCD', 'DXCA', 'B', 'DXCAB'],
  ['ABCD', '', 'B', 'B'],
])('of %s, now %s, %s comes back as %s', (then, now, id, result) => {
  expect(ids(putBack({}, plain(now), { id }, plain(then)))).toBe(result)
})

const ordered = { orderField: 'place' }

test.each<[Record<string, number>, Record<string, number>, string]>([
  [{ A: 0, B: 1, C: 2 }, { A: 0, C: 2 }, 'ABC'],
  [{ A: 0, B: 1, C: 2 }, { A: 0, C: 1 }, 'ABC'],
  [{ C: 2, A: 0, B: 1 }, { C: 1, A: 0 }, 'ABC'],
  [{ B: 0, A: 1 }, { A: 0 }, 'BA'],
  [{ A: 0, B: 1 }, { A: 5 }, 'AB'],
  [{ A: 0, B: 0, C: 0 }, { A: 0, C: 0 }, 'ABC'],
])('numbers %o, now %o: B stands where it stood, the others keep theirs', (then, now, result) => {
  const before = numbered(then)
  const item = { id: 'B', place: then.B ?? 0 }
  const items = numbered(now)
  const back = putBack(ordered, items, item, before)
  expect(ids(inOrder(ordered, back))).toBe(result)
  expect(back.filter(({ id }) => id !== 'B')).toEqual(items)
})
