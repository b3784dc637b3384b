import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BookingSearch, emptySearch, guestsOf, withAdults, withAge, withChildren } from './search'

test('begins with two adults and nothing else (BOOK-2)', () => {
  expect(emptySearch).toEqual({
    from: null,
    to: null,
    adults: 2,
    ages: [],
    agesChosen: [],
    coupon: '',
  })
})

describe('guests', () => {
  test.each([
    [0, 1],
    [1, 1],
    [8, 8],
    [9, 8],
    [2.9, 2],
  ])('%d adults become %i', (asked, adults) => {
    expect(withAdults(emptySearch, asked).adults).toBe(adults)
  })

  test.each([
    [-1, 0],
    [0, 0],
    [6, 6],
    [7, 6],
  ])('%i children become %i', (asked, children) => {
    expect(withChildren(emptySearch, asked).ages).toHaveLength(children)
  })

  test('fewer children trim the ages at the end, more append zeros to be chosen yet', () => {
    const family = { ...emptySearch, ages: [5, 7, 12], agesChosen: [true, true, true] }
    expect(withChildren(family, 2)).toMatchObject({ ages: [5, 7], agesChosen: [true, true] })
    expect(withChildren(withChildren(family, 1), 3)).toMatchObject({
      ages: [5, 0, 0],
      agesChosen: [true, false, false],
    })
  })

  test('an age of 0 can be chosen, too', () => {
    expect(withAge(withChildren(emptySearch, 2), 1, 0)).toMatchObject({
      ages: [0, 0],
      agesChosen: [false, true],
    })
  })

  test('children are guests like adults', () => {
    expect(guestsOf(withChildren(emptySearch, 3))).toBe(5)
  })

  test.each([
    [-1, 0],
    [0, 0],
    [12, 12],
    [13, 12],
  ])('an age of %i becomes %i', (asked, age) => {
    expect(withAge({ ...emptySearch, ages: [3, 4], agesChosen: [true, true] }, 1, asked).ages).toEqual([
      3,
      age,
    ])
  })

  test('a child that is not there has no age', () => {
    expect(withAge({ ...emptySearch, ages: [3], agesChosen: [true] }, 1, 5).ages).toEqual([3])
  })
})

describe('any sequence of changes', () => {
  const number = fc.integer({ min: -3, max: 15 })
  const change = fc.oneof(
    fc.record({ kind: fc.constant('adults' as const), value: number }),
    fc.record({ kind: fc.constant('children' as const), value: number }),
    fc.record({ kind: fc.constant('age' as const), index: fc.nat(7), value: number }),
  )

  test('leads where a plain model leads, and touches nothing else', () => {
    const start: BookingSearch = { ...emptySearch, from: '2026-12-24', to: '2026-12-27', coupon: ' A ' }
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        let search = start
        let adults = 2
        const ages: number[] = []
        const agesChosen: boolean[] = []
        for (const step of changes) {
          if (step.kind === 'adults') {
            search = withAdults(search, step.value)
            adults = between(step.value, 1, 8)
          } else if (step.kind === 'children') {
            search = withChildren(search, step.value)
            const children = between(step.value, 0, 6)
            while (ages.length > children) ages.pop()
            while (ages.length < children) ages.push(0)
            while (agesChosen.length > children) agesChosen.pop()
            while (agesChosen.length < children) agesChosen.push(false)
          } else {
            search = withAge(search, step.index, step.value)
            if (step.index < ages.length) {
              ages[step.index] = between(step.value, 0, 12)
              agesChosen[step.index] = true
            }
          }
          expect(search).toEqual({ ...start, adults, ages, agesChosen })
        }
      }),
    )
  })
})

function between(value: number, min: number, max: number) {
  if (value < min) return min
  return Math.min(value, max)
}
