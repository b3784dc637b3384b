import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registry } from '@/lib/panel/registry'
import { diffFields, diffLists } from './diff'
import { planItemRestore, positionIn } from './restore'

// Dots would make paths ambiguous; no stored field has one.
const key = fc.string({ maxLength: 4 }).filter((name) => !/[.]|^(?:id|)$/.test(name))
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()))
const fields = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf)), { maxKeys: 4 })
const list = fc
  .uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
  .chain((ids) => fc.tuple(...ids.map((id) => fields.map((content) => ({ ...content, id })))))

const ids = (items: { id: string }[]) => items.map(({ id }) => id)
const idOf = ({ item }: { item: Record<string, unknown> }) => item.id

test('objects are compared field by field, without stamps and derived fields', () => {
  const before = { dates: { offerEnd: '2026-12-20', offerStart: null }, price: 1, updatedAt: 'a' }
  const after = { dates: { offerEnd: '2026-12-24', offerStart: null }, active: true, updatedAt: 'b' }
  expect(diffFields(before, after, registry.packages.derived)).toEqual([
    { path: 'dates.offerEnd', before: '2026-12-20', after: '2026-12-24' },
    { path: 'active', before: undefined, after: true },
    { path: 'price', before: 1, after: undefined },
  ])
})

describe('two lists', () => {
  test('differ by items that were added, removed, changed or moved', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const changes = diffLists(before, after)
        const named = (kind: string) => changes.filter((change) => change.kind === kind).map(idOf)
        expect(named('added')).toEqual(ids(after).filter((id) => !ids(before).includes(id)))
        expect(named('removed')).toEqual(ids(before).filter((id) => !ids(after).includes(id)))
        for (const item of after) {
          const old = before.find(({ id }) => id === item.id)
          const change = changes.find((candidate) => idOf(candidate) === item.id)
          if (old) expect(change?.fields ?? []).toEqual(diffFields(old, item))
        }
        // Without the moved ones the remaining items are in the same order.
        const strayed = changes.filter(({ kind, move }) => kind !== 'kept' || move).map(idOf)
        const rest = (items: { id: string }[]) => ids(items).filter((id) => !strayed.includes(id))
        expect(rest(before)).toEqual(rest(after))
        expect(diffLists(before, structuredClone(before))).toEqual([])
      }),
    )
  })

  test('have one move if one item was moved', () => {
    const [a, b, c, d] = [...'abcd'].map((id) => ({ id }))
    const moveOf = (item: object | undefined, from: number, to: number) => [
      { kind: 'kept', item, fields: [], move: { from, to } },
    ]
    expect(diffLists([a, b, c, d], [d, a, b, c])).toEqual(moveOf(d, 4, 1))
    expect(diffLists([a, b, c, d], [b, c, a, d])).toEqual(moveOf(a, 1, 3))
  })

  test('have no move if an item was added or removed', () => {
    const [a, b, c] = [...'abc'].map((id) => ({ id }))
    expect(diffLists([a, b], [c, a, b])).toEqual([{ kind: 'added', item: c, fields: [] }])
    expect(diffLists([c, a, b], [a, b])).toEqual([{ kind: 'removed', item: c, fields: [] }])
  })
})

const a = { id: 'a', slug: 'a', name: 'A', orderIndex: 0 }
const b = { id: 'b', slug: 'b', name: 'B', orderIndex: 1 }
const c = { id: 'c', slug: 'c', name: 'C', orderIndex: 2 }
const { packages, rooms } = registry

test('undoing a move in a numbered list renumbers no other item', () => {
  const after = [
    { ...a, orderIndex: 1 },
    { ...b, orderIndex: 2 },
    { ...c, orderIndex: 0 },
  ]
  const plan = planItemRestore(packages, after, 'c', {
    before: [a, b, c],
    change: { before: [a, b, c], after },
  })
  expect(positionIn(packages, plan?.items ?? [], 'c')).toBe(3)
  expect(plan?.items.filter(({ id }) => id !== 'c')).toEqual(after.slice(0, 2))
  const inRooms = planItemRestore(rooms, [c, a, b], 'c', {
    before: [a, b, c],
    change: { before: [a, b, c], after: [c, a, b] },
  })
  expect(inRooms?.items.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('if another item has the address, the item keeps its own, and a deleted item gets a free one', () => {
  const owner = { ...b, slug: 'a' }
  const kept = { ...a, slug: 'a-2' }
  expect(
    planItemRestore(packages, [kept, owner], 'a', { before: [a, b], change: { before: [a], after: [kept] } }),
  ).toMatchObject({
    item: { slug: 'a-2' },
    taken: { address: 'a', by: 'B', instead: 'a-2' },
  })
  const other = { ...c, slug: 'a-2' }
  expect(
    planItemRestore(packages, [owner, other], 'a', { before: [a, b], change: { before: [a], after: [] } })
      ?.item.slug,
  ).toBe('a-3')
})

test('an item that did not exist before cannot be restored', () => {
  expect(
    planItemRestore(packages, [a, b], 'b', { before: [a], change: { before: [], after: [b] } }),
  ).toBeUndefined()
})

test('in a list of thousands the one item that was removed or moved is found (HIST-2)', () => {
  const before = Array.from({ length: 5000 }, (_, index) => ({ id: `item ${index}`, orderIndex: index }))
  expect(diffLists(before, before.slice(1))).toHaveLength(1)
  expect(diffLists(before, [...before.slice(1), ...before.slice(0, 1)])).toHaveLength(1)
})
