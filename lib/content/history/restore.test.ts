import { expect, test } from 'vitest'
import { registry } from '@/lib/site/registry'
import { placeIn, planItem } from './restore'

const a = { id: 'a', slug: 'a', name: 'A', orderIndex: 0 }
const b = { id: 'b', slug: 'b', name: 'B', orderIndex: 1 }
const c = { id: 'c', slug: 'c', name: 'C', orderIndex: 2 }
const { packages, rooms } = registry

test('changed text is restored, the current position stays', () => {
  const step = { before: [a, b], after: [{ ...a, name: 'A2' }, b] }
  const plan = planItem(packages, [{ ...a, name: 'A3', orderIndex: 7 }, b], 'a', step)
  expect(plan?.items).toEqual([{ ...a, orderIndex: 7 }, b])
})

test('a move is undone, in a numbered list without a new number for any other item', () => {
  const after = [
    { ...a, orderIndex: 1 },
    { ...b, orderIndex: 2 },
    { ...c, orderIndex: 0 },
  ]
  const plan = planItem(packages, after, 'c', { before: [a, b, c], after })
  expect(placeIn(packages, plan?.items ?? [], 'c')).toBe(3)
  expect(plan?.items.filter(({ id }) => id !== 'c')).toEqual(after.slice(0, 2))
  const inRooms = planItem(rooms, [c, a, b], 'c', { before: [a, b, c], after: [c, a, b] })
  expect(inRooms?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('if another item has the address, the item keeps its own, and a deleted item gets a free one', () => {
  const owner = { ...b, slug: 'a' }
  const kept = { ...a, slug: 'a-2' }
  expect(planItem(packages, [kept, owner], 'a', { before: [a, b], after: [kept, b] })).toMatchObject({
    item: { slug: 'a-2' },
    taken: { address: 'a', by: 'B', instead: 'a-2' },
  })
  const other = { ...c, slug: 'a-2' }
  expect(planItem(packages, [owner, other], 'a', { before: [a, b], after: [b] })?.item.slug).toBe('a-3')
})

test('an item that did not exist before cannot be restored', () => {
  expect(planItem(packages, [a, b], 'b', { before: [a], after: [a, b] })).toBeUndefined()
})
