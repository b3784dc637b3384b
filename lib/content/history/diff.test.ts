import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registry } from '@/lib/site/registry'
import { diffFields, diffLists } from './diff'

// Dots would make paths ambiguous; no stored field has one.
const key = fc
  .string({ maxLength: 4 })
  .filter((name) => !/[.]|^(?:id|createdAt|updatedAt|discountPercentage|)$/.test(name))
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string()))
const fields = fc.dictionary(key, fc.oneof(leaf, fc.dictionary(key, leaf)), { maxKeys: 4 })
const list = fc
  .uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 })
  .chain((ids) => fc.tuple(...ids.map((id) => fields.map((content) => ({ ...content, id })))))

describe('of two objects', () => {
  test('equal ones have no changes, whatever the order of their keys', () => {
    fc.assert(
      fc.property(fields, (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed())
        expect(diffFields(value, turned)).toEqual([])
      }),
    )
  })

  test('the changes lead from one to the other', () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const result: unknown = JSON.parse(JSON.stringify(before))
        const changes = diffFields(before, after)
        // What goes makes room for what comes: a value may become an object.
        for (const { path } of changes) setAt(result, path, undefined)
        for (const { path, after: value } of changes) if (value !== undefined) setAt(result, path, value)
        expect(withoutNothing(result)).toEqual(withoutNothing(after))
      }),
      { numRuns: 500 },
    )
  })

  test('the other way round the same fields change back', () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const back = diffFields(after, before).map((change) => ({
          path: change.path,
          before: change.after,
          after: change.before,
        }))
        expect(sorted(back)).toEqual(sorted(diffFields(before, after)))
      }),
    )
  })

  test('stamps and derived fields say nothing', () => {
    const before = { price: 1, updatedAt: 'a', createdAt: 'a', discountPercentage: 5 }
    const after = { price: 1, updatedAt: 'b', createdAt: 'b', discountPercentage: 6 }
    expect(diffFields(before, after, registry.packages.derived)).toEqual([])
  })

  test('nested fields are named by their path', () => {
    const before = { dates: { offerEnd: '2026-12-20', offerStart: null }, price: 1 }
    expect(diffFields(before, { dates: { offerEnd: '2026-12-24', offerStart: null }, active: true })).toEqual(
      [
        { path: 'dates.offerEnd', before: '2026-12-20', after: '2026-12-24' },
        { path: 'active', before: undefined, after: true },
        { path: 'price', before: 1, after: undefined },
      ],
    )
  })
})

describe('of two lists', () => {
  test('equal ones have no changes', () => {
    fc.assert(
      fc.property(list, (value) => {
        expect(diffLists(value, structuredClone(value))).toEqual([])
      }),
    )
  })

  test('items are added, removed or kept, and all kept ones are told that changed', () => {
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
      }),
    )
  })

  test('without the moved ones the kept ones stand in the same order', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const changes = diffLists(before, after)
        const strayed = changes.filter(({ kind, move }) => kind !== 'kept' || move).map(idOf)
        const rest = (items: { id: string }[]) => ids(items).filter((id) => !strayed.includes(id))
        expect(rest(before)).toEqual(rest(after))
      }),
    )
  })

  test('one item taken elsewhere is one move', () => {
    const [a, b, c, d] = [...'abcd'].map((id) => ({ id }))
    expect(diffLists([a, b, c, d], [d, a, b, c])).toEqual([
      { kind: 'kept', item: d, fields: [], move: { from: 4, to: 1 } },
    ])
    expect(diffLists([a, b, c, d], [b, c, a, d])).toEqual([
      { kind: 'kept', item: a, fields: [], move: { from: 1, to: 3 } },
    ])
  })

  test('what is added or removed moves nobody', () => {
    const [a, b, c] = [...'abc'].map((id) => ({ id }))
    expect(diffLists([a, b], [c, a, b])).toEqual([{ kind: 'added', item: c, fields: [] }])
    expect(diffLists([c, a, b], [a, b])).toEqual([{ kind: 'removed', item: c, fields: [] }])
  })

  test('whatever is stored, telling the difference does not fail', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (before, after) => {
        diffFields(before, after)
        expect(diffLists(before, after)).toBeInstanceOf(Array)
      }),
    )
  })
})

function ids(items: { id: string }[]) {
  return items.map(({ id }) => id)
}

function idOf({ item }: { item: Record<string, unknown> }) {
  return item.id
}

function sorted(changes: { path: string }[]) {
  return changes.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

function setAt(target: unknown, path: string, value: unknown) {
  const [first = '', ...rest] = path.split('.')
  const holder = Object(target)
  if (rest.length === 0) {
    if (value === undefined) delete holder[first]
    else holder[first] = value
    return
  }
  holder[first] = typeof holder[first] === 'object' ? (holder[first] ?? {}) : {}
  setAt(holder[first], rest.join('.'), value)
}

/** Objects that lost their last field count as absent: a path names values only. */
function withoutNothing(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const kept = Object.entries(value).filter(([, inner]) => !isEmptyObject(inner))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutNothing(inner)]))
}

function isEmptyObject(value: unknown) {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  )
}
