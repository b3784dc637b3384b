import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BookingSearch, emptySearch, whatIsMissing, withAdults, withAge, withChildren } from './search'

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

describe('any sequence of changes', () => {
  const number = fc.integer({ min: -3, max: 15 })
  const change = fc.oneof(
    fc.record({ kind: fc.constant('adults' as const), value: number }),
    fc.record({ kind: fc.constant('children' as const), value: number }),
    fc.record({ kind: fc.constant('age' as const), index: fc.nat(7), value: number }),
  )

  test('matches a simple model and changes nothing else', () => {
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

test('names one missing thing at a time (BOOK-6)', () => {
  expect(whatIsMissing(emptySearch)).toBe('Escolha as datas de entrada e de saída.')
  expect(whatIsMissing({ ...emptySearch, from: '2026-12-24' })).toBe('Escolha a data de saída.')
  const dated = { ...emptySearch, from: '2026-12-24', to: '2026-12-27' }
  expect(whatIsMissing(dated)).toBeNull()
  const one = withChildren(dated, 1)
  expect(whatIsMissing(one)).toBe('Escolha a idade da criança.')
  const two = withAge(withChildren(dated, 2), 0, 5)
  expect(whatIsMissing(two)).toBe('Escolha a idade de cada criança.')
  expect(whatIsMissing(withAge(two, 1, 0))).toBeNull()
  expect(whatIsMissing(withChildren(two, 1))).toBeNull()
})

function between(value: number, min: number, max: number) {
  if (value < min) return min
  return Math.min(value, max)
}
