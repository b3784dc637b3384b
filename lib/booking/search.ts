import { noStay, type Stay } from './range'

/** One age per child. The page alone keeps it (BOOK-11). */
export type BookingSearch = Stay & {
  adults: number
  ages: readonly number[]
  coupon: string
}

/** Inclusive (BOOK-15). */
export const adultBounds = { min: 1, max: 8 }
export const childBounds = { min: 0, max: 6 }

/** Ages of children in years, inclusive. */
export type AgeBounds = { min: number; max: number }

export const emptySearch: BookingSearch = { ...noStay, adults: 2, ages: [], coupon: '' }

/** Returns the search with this number of adults, limited to 1–8. */
export function withAdults(search: BookingSearch, adults: number): BookingSearch {
  return { ...search, adults: clamp(adults, adultBounds) }
}

/** Limits children to 0–6; removes ages from the end, or appends the youngest age that the hotel accepts (BOOK-15). */
export function withChildren(search: BookingSearch, children: number, youngest = 0): BookingSearch {
  const length = clamp(children, childBounds)
  return { ...search, ages: Array.from({ length }, (_, index) => search.ages[index] ?? youngest) }
}

/** Returns the search with the age of the child at `index`; unchanged if there is no such child. */
export function withAge(search: BookingSearch, index: number, age: number): BookingSearch {
  if (search.ages[index] === undefined) return search
  return { ...search, ages: search.ages.with(index, age) }
}

/** Returns the number of guests; children count like adults, as in a room's capacity. */
export function guestsOf({ adults, ages }: BookingSearch): number {
  return adults + ages.length
}

function clamp(value: number, { min, max }: { min: number; max: number }) {
  return Math.min(max, Math.max(min, Math.trunc(value)))
}
