import { noStay, type Stay } from './range'

/** One age per child. Kept only in the page (BOOK-11). */
export type BookingSearch = Stay & {
  adults: number
  ages: readonly number[]
  /** For each child, whether its age was chosen: the 0 of a new one means nothing yet (BOOK-5). */
  agesChosen: readonly boolean[]
  coupon: string
}

/** Inclusive (BOOK-5). */
export const adultBounds = { min: 1, max: 8 }
export const childBounds = { min: 0, max: 6 }

/** Of children, in years, both included. */
export type AgeBounds = { min: number; max: number }

export const emptySearch: BookingSearch = { ...noStay, adults: 2, ages: [], agesChosen: [], coupon: '' }

/** Returns the search with this number of adults, limited to 1–8. */
export function withAdults(search: BookingSearch, adults: number): BookingSearch {
  return { ...search, adults: clamp(adults, adultBounds) }
}

/** Limited to 0–6: fewer remove ages from the end, more append ages that are not chosen yet (BOOK-5). */
export function withChildren(search: BookingSearch, children: number): BookingSearch {
  const length = clamp(children, childBounds)
  return {
    ...search,
    ages: Array.from({ length }, (_, index) => search.ages[index] ?? 0),
    agesChosen: Array.from({ length }, (_, index) => search.agesChosen[index] ?? false),
  }
}

/** Returns the search with the age of the child at `index`; unchanged if there is no such child. */
export function withAge(search: BookingSearch, index: number, age: number): BookingSearch {
  if (search.ages[index] === undefined) return search
  return {
    ...search,
    ages: search.ages.with(index, age),
    agesChosen: search.agesChosen.with(index, true),
  }
}

/** The number of guests; children count like adults, as in a room's capacity. */
export function guestsOf({ adults, ages }: BookingSearch): number {
  return adults + ages.length
}

function clamp(value: number, { min, max }: { min: number; max: number }) {
  return Math.min(max, Math.max(min, Math.trunc(value)))
}

/** Returns what the guest must still choose, as a sentence; null if the search is complete (BOOK-6). */
export function whatIsMissing(search: BookingSearch): string | null {
  if (!search.from) return 'Escolha as datas de entrada e de saída.'
  if (!search.to) return 'Escolha a data de saída.'
  return missingAge(search)
}

/** The same for the ages only. */
export function missingAge({ agesChosen }: BookingSearch): string | null {
  if (agesChosen.every(Boolean)) return null
  return agesChosen.length === 1 ? 'Escolha a idade da criança.' : 'Escolha a idade de cada criança.'
}
