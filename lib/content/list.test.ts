import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  appendElement,
  type Element,
  elementById,
  insertElement,
  mergeFields,
  removeElement,
  replaceElement,
} from './list'

const element = (id: string): fc.Arbitrary<Element> =>
  fc.dictionary(fc.string(), fc.jsonValue()).map((fields) => ({ ...fields, id }))
const list = fc
  .uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 })
  .chain((ids) => fc.tuple(...ids.map(element)))
const place = fc.integer({ min: -3, max: 15 })

/** A list, one of its elements or a stranger, and another list position. */
const cases = fc
  .tuple(list, fc.nat(), place, element('new'))
  .filter(([elements]) => !elementById(elements, 'new'))
  .map(([elements, pick, position, fresh]) => ({
    elements,
    chosen: elements[pick % Math.max(elements.length, 1)] ?? fresh,
    position,
    fresh,
  }))

function holds(
  rule: (given: { elements: Element[]; chosen: Element; position: number; fresh: Element }) => void,
) {
  fc.assert(
    fc.property(cases, (given) => {
      const before = structuredClone(given.elements)
      rule(given)
      expect(given.elements).toEqual(before)
    }),
  )
}

const ids = (elements: Element[]) => elements.map(({ id }) => id)

describe('every change leaves the given list alone, and', () => {
  test('appending adds one at the end', () => {
    holds(({ elements, fresh }) => expect(appendElement(elements, fresh)).toEqual([...elements, fresh]))
  })

  test('removing takes exactly one away and keeps the order', () => {
    holds(({ elements, chosen }) => {
      const rest = removeElement(elements, chosen.id)
      expect(rest).toEqual(elements.filter((stored) => stored !== chosen))
    })
  })

  test('replacing changes one element and no place', () => {
    holds(({ elements, chosen, fresh }) => {
      const changed = replaceElement(elements, chosen.id, { ...fresh, id: chosen.id })
      expect(ids(changed)).toEqual(ids(elements))
      expect(removeElement(changed, chosen.id)).toEqual(removeElement(elements, chosen.id))
    })
  })

  test('what is taken out and put back where it was makes the same list', () => {
    holds(({ elements, chosen }) => {
      const position = elements.indexOf(chosen)
      if (position === -1) return
      expect(insertElement(removeElement(elements, chosen.id), chosen, position)).toEqual(elements)
    })
  })

  test('inserting beyond an end is inserting at that end', () => {
    holds(({ elements, fresh, position }) => {
      const place = insertElement(elements, fresh, position).indexOf(fresh)
      expect(place).toBe(Math.min(Math.max(position, 0), elements.length))
    })
  })
})

test('no element is found in what is no list', () => {
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      expect(elementById(anything, 'an id that nothing has')).toBeUndefined()
    }),
  )
})

describe('merging', () => {
  const fields = fc.dictionary(fc.string(), fc.jsonValue())

  test('with nothing, or with itself, changes nothing', () => {
    fc.assert(
      fc.property(fields, (stored) => {
        expect(mergeFields(stored, {})).toEqual(stored)
        expect(mergeFields(stored, stored)).toEqual(stored)
      }),
    )
  })

  test('a field with the name of the prototype is a field like any other', () => {
    const change = JSON.parse('{"__proto__":0}')
    expect(Object.entries(mergeFields({}, change))).toEqual([['__proto__', 0]])
  })

  test('keeps every field that is not named and takes over every one that is', () => {
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

  test('goes into objects, replaces lists and drops what is undefined', () => {
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
