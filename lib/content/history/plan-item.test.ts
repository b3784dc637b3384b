import { expect, test } from 'vitest'
import { registry } from '@/lib/site/registry'
import { placeIn, planItem } from './plan-item'

const a = { id: 'a', slug: 'a', name: 'A', orderIndex: 0 }
const b = { id: 'b', slug: 'b', name: 'B', orderIndex: 1 }
const c = { id: 'c', slug: 'c', name: 'C', orderIndex: 2 }
const { packages, rooms } = registry

test('text that was changed goes back, the place of today stays', () => {
  const step = { before: [a, b], after: [{ ...a, name: 'A2' }, b] }
  const plan = planItem(packages, [{ ...a, name: 'A3', orderIndex: 7 }, b], 'a', step)
  expect(plan?.items).toEqual([{ ...a, orderIndex: 7 }, b])
})

test('a step that took the item elsewhere is undone without a new number for any other', () => {
  const after = [
    { ...a, orderIndex: 1 },
    { ...b, orderIndex: 2 },
    { ...c, orderIndex: 0 },
  ]
  const plan = planItem(packages, after, 'c', { before: [a, b, c], after })
  expect(placeIn(packages, plan?.items ?? [], 'c')).toBe(3)
  expect(plan?.items.filter(({ id }) => id !== 'c')).toEqual(after.slice(0, 2))
})

test('so is one in a list without numbers', () => {
  const [x, y, z] = ['x', 'y', 'z'].map((id) => ({ id, name: id }))
  const after = [z, x, y]
  const plan = planItem(
    rooms,
    after.flatMap((room) => room ?? []),
    'z',
    { before: [x, y, z], after },
  )
  expect(plan?.items.map(({ id }) => id)).toEqual(['x', 'y', 'z'])
})

test('of an address that another item has by now: the own one stays, a deleted item gets a free one', () => {
  const owner = { ...b, slug: 'a' }
  const kept = { ...a, slug: 'a-2' }
  const step = { before: [a, b], after: [kept, b] }
  expect(planItem(packages, [kept, owner], 'a', step)).toMatchObject({
    item: { slug: 'a-2' },
    taken: { address: 'a', by: 'B', instead: 'a-2' },
  })
  const other = { ...c, slug: 'a-2' }
  expect(planItem(packages, [owner, other], 'a', { before: [a, b], after: [b] })?.item.slug).toBe('a-3')
})

test('what was not there before has nothing to go back to', () => {
  expect(planItem(packages, [a, b], 'b', { before: [a], after: [a, b] })).toBeUndefined()
})
