import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  appendItem,
  insertItem,
  itemById,
  mergeFields,
  removeItem,
  replaceItem,
  type StoredItem,
} from './list'

const item = (id: string): fc.Arbitrary<StoredItem> =>
  fc.dictionary(fc.string(), fc.jsonValue()).map((fields) => ({ ...fields, id }))
const list = fc
  .uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 })
  .chain((ids) => fc.tuple(...ids.map(item)))
const place = fc.integer({ min: -3, max: 15 })

/** A list, one of its items or a stranger, and another list position. */
const cases = fc
  .tuple(list, fc.nat(), place, item('new'))
  .filter(([items]) => !itemById(items, 'new'))
  .map(([items, pick, position, fresh]) => ({
    items,
    chosen: items[pick % Math.max(items.length, 1)] ?? fresh,
    position,
    fresh,
  }))

function holds(
  rule: (given: { items: StoredItem[]; chosen: StoredItem; position: number; fresh: StoredItem }) => void,
) {
  fc.assert(
    fc.property(cases, (given) => {
      const before = structuredClone(given.items)
      rule(given)
      expect(given.items).toEqual(before)
    }),
  )
}

const ids = (items: StoredItem[]) => items.map(({ id }) => id)

describe('every change leaves the given list unmodified, and', () => {
  test('appending adds one at the end', () => {
    holds(({ items, fresh }) => expect(appendItem(items, fresh)).toEqual([...items, fresh]))
  })

  test('removing takes exactly one away and keeps the order', () => {
    holds(({ items, chosen }) => {
      const rest = removeItem(items, chosen.id)
      expect(rest).toEqual(items.filter((stored) => stored !== chosen))
    })
  })

  test('replacing changes one item and no position', () => {
    holds(({ items, chosen, fresh }) => {
      const changed = replaceItem(items, chosen.id, { ...fresh, id: chosen.id })
      expect(ids(changed)).toEqual(ids(items))
      expect(removeItem(changed, chosen.id)).toEqual(removeItem(items, chosen.id))
    })
  })

  test('removing and reinserting at the same position gives the same list', () => {
    holds(({ items, chosen }) => {
      const position = items.indexOf(chosen)
      if (position === -1) return
      expect(insertItem(removeItem(items, chosen.id), chosen, position)).toEqual(items)
    })
  })

  test('inserting beyond an end inserts at that end', () => {
    holds(({ items, fresh, position }) => {
      const place = insertItem(items, fresh, position).indexOf(fresh)
      expect(place).toBe(Math.min(Math.max(position, 0), items.length))
    })
  })
})

test('no item is found in a value that is not a list', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(itemById(anything, 'an id that nothing has')).toBeUndefined()
    }),
  )
})

describe('merging', () => {
  const fields = fc.dictionary(fc.string(), fc.jsonValue())

  test('with an empty change or with itself changes nothing', () => {
    fc.assert(
      fc.property(fields, (stored) => {
        expect(mergeFields(stored, {})).toEqual(stored)
        expect(mergeFields(stored, stored)).toEqual(stored)
      }),
    )
  })

  test('treats __proto__ as an ordinary field', () => {
    const change = JSON.parse('{"__proto__":0}')
    expect(Object.entries(mergeFields({}, change))).toEqual([['__proto__', 0]])
  })

  test('keeps unnamed fields and replaces named ones', () => {
    fc.assert(
      fc.property(fields, fields, (stored, change) => {
        const merged = mergeFields(stored, change)
        for (const [field, value] of Object.entries(stored)) {
          if (!Object.hasOwn(change, field)) expect(merged[field]).toEqual(value)
        }
        for (const [field, value] of Object.entries(change)) {
          if (typeof value !== 'object' || value === null || Array.isArray(value)) {
            expect(merged[field]).toEqual(value)
          }
        }
      }),
    )
  })

  test('merges objects deeply, replaces lists and drops undefined fields', () => {
    const stored = { details: { nights: 2, origin: 'x' }, features: ['a', 'b'], images: null, old: 1 }
    const change = {
      details: { nights: 3 },
      features: ['c'],
      images: { principal: '/a.jpg' },
      old: undefined,
    }
    expect(JSON.parse(JSON.stringify(mergeFields(stored, change)))).toEqual({
      details: { nights: 3, origin: 'x' },
      features: ['c'],
      images: { principal: '/a.jpg' },
    })
  })
})
