import { expect, test } from 'vitest'
import { type BookingSearch, emptySearch, withAdults, withAge, withChildren } from './search'

test('adults are 1 to 8, children 0 to 6, and a new child is 0 (BOOK-15)', () => {
  const adults = [-3, 0, 5, 9].map((value) => withAdults(emptySearch, value).adults)
  expect(adults).toEqual([1, 1, 5, 8])
  const children = [-1, 2, 7].map((value) => withChildren(emptySearch, value).ages.length)
  expect(children).toEqual([0, 2, 6])
  const start: BookingSearch = { ...emptySearch, from: '2026-12-24', to: '2026-12-27', coupon: ' A ' }
  const three = withAge(withChildren(start, 3), 0, 12)
  expect(three).toEqual({ ...start, ages: [12, 0, 0] })
  expect(withAge(three, 3, 5)).toEqual(three)
  expect(withChildren(withChildren(three, 1), 2)).toEqual({ ...start, ages: [12, 0] })
})

test('when the hotel accepts children from 8 on, a new child is 8 (BOOK-22)', () => {
  expect(withChildren(emptySearch, 2, 8).ages).toEqual([8, 8])
})
