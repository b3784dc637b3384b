import { expect, test } from 'vitest'
import { type BookingSearch, emptySearch, whatIsMissing, withAdults, withAge, withChildren } from './search'

test('adults are 1 to 8, children 0 to 6; a new child has no chosen age', () => {
  const adults = [-3, 0, 5, 9].map((value) => withAdults(emptySearch, value).adults)
  expect(adults).toEqual([1, 1, 5, 8])
  const children = [-1, 2, 7].map((value) => withChildren(emptySearch, value).ages.length)
  expect(children).toEqual([0, 2, 6])
  const start: BookingSearch = { ...emptySearch, from: '2026-12-24', to: '2026-12-27', coupon: ' A ' }
  const two = withAge(withAge(withChildren(start, 3), 0, 12), 1, 0)
  expect(two).toEqual({ ...start, ages: [12, 0, 0], agesChosen: [true, true, false] })
  expect(withAge(two, 3, 5)).toEqual(two)
  const again = withChildren(withChildren(two, 1), 2)
  expect(again).toEqual({ ...start, ages: [12, 0], agesChosen: [true, false] })
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
