import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Element } from '@/lib/content/list'
import { packageBase } from './base'
import { byOrder, moveAfter } from './order'

const list: Element[] = [
  { id: 'a', orderIndex: 5, name: 'A' },
  { id: 'b', orderIndex: 1, name: 'B' },
  { id: 'c', name: 'C' },
  { id: 'd', orderIndex: 'x', name: 'D' },
  { id: 'e', orderIndex: 1, name: 'E' },
]

test('packages stand by orderIndex; a missing or broken one counts as 0, equal ones stay as stored', () => {
  expect(idsOf(byOrder(list))).toEqual(['c', 'd', 'b', 'e', 'a'])
})

describe('moving', () => {
  test.each([
    ['a', null, ['a', 'c', 'd', 'b', 'e']],
    ['a', 'c', ['c', 'a', 'd', 'b', 'e']],
    ['c', 'a', ['d', 'b', 'e', 'a', 'c']],
    ['b', 'd', ['c', 'd', 'b', 'e', 'a']],
  ])('%s after %s', (id, after, expected) => {
    const moved = moveAfter(list, id, after) ?? []
    expect(idsOf(byOrder(moved))).toEqual(expected)
    expect(byOrder(moved).map((element) => element.orderIndex)).toEqual([0, 1, 2, 3, 4])
    expect(idsOf(moved)).toEqual(idsOf(list))
  })

  test.each([
    ['x', null],
    ['x', 'a'],
    ['a', 'x'],
    ['a', 'a'],
  ])('%s after %s is refused', (id, after) => {
    expect(moveAfter(list, id, after)).toBeUndefined()
  })

  test('touches nothing but orderIndex, so that nobody who edits meanwhile has a conflict', () => {
    const ids = fc.constantFrom(...list.map(({ id }) => id))
    fc.assert(
      fc.property(ids, fc.option(ids), (id, after) => {
        const moved = moveAfter(list, id, after)
        fc.pre(moved !== undefined)
        expect(moved?.map(packageBase)).toEqual(list.map(packageBase))
        expect(moved?.map(({ orderIndex: _, ...rest }) => rest)).toEqual(
          list.map(({ orderIndex: _, ...rest }) => rest),
        )
        const order = idsOf(byOrder(moved ?? []))
        expect(order[order.indexOf(id) - 1] ?? null).toBe(after)
      }),
    )
  })

  test('two people who move different packages both get their way', () => {
    const both = moveAfter(moveAfter(list, 'a', 'c') ?? [], 'e', null) ?? []
    expect(idsOf(byOrder(both))).toEqual(['e', 'c', 'a', 'd', 'b'])
  })
})

function idsOf(elements: Element[]) {
  return elements.map(({ id }) => id)
}
