import { noStay, type Stay } from './range'

/** As many children as ages, each 0–12. Lives in the page only (BOOK-11). */
export type BookingSearch = Stay & {
  adults: number
  ages: readonly number[]
  /** For each child, whether its age was chosen: the 0 of a new one stands for nothing yet (BOOK-5). */
  agesChosen: readonly boolean[]
  coupon: string
}

/** Inclusive (BOOK-5). */
export const adultBounds = { min: 1, max: 8 }
export const childBounds = { min: 0, max: 6 }
export const ageBounds = { min: 0, max: 12 }

export const emptySearch: BookingSearch = { ...noStay, adults: 2, ages: [], agesChosen: [], coupon: '' }

/** The search for so many adults, kept within 1–8. */
export function withAdults(search: BookingSearch, adults: number): BookingSearch {
  return { ...search, adults: clamp(adults, adultBounds) }
}

/** Kept within 0–6: fewer trim the ages at the end, more append ages of 0, to be chosen yet (BOOK-5). */
export function withChildren(search: BookingSearch, children: number): BookingSearch {
  const length = clamp(children, childBounds)
  return {
    ...search,
    ages: Array.from({ length }, (_, index) => search.ages[index] ?? 0),
    agesChosen: Array.from({ length }, (_, index) => search.agesChosen[index] ?? false),
  }
}

/** The search with the age of the child at `index`, from 0, kept within 0–12; a child that is not there changes nothing. */
export function withAge(search: BookingSearch, index: number, age: number): BookingSearch {
  if (search.ages[index] === undefined) return search
  return {
    ...search,
    ages: search.ages.with(index, clamp(age, ageBounds)),
    agesChosen: search.agesChosen.with(index, true),
  }
}

/** Everybody who travels; children count like adults, as in a room's capacity. */
export function guestsOf({ adults, ages }: BookingSearch): number {
  return adults + ages.length
}

function clamp(value: number, { min, max }: { min: number; max: number }) {
  return Math.min(max, Math.max(min, Math.trunc(value)))
}

/** What the guest has still to choose, in words; null when the booking engine can be asked (BOOK-6). */
export function whatIsMissing(search: BookingSearch): string | null {
  if (!search.from) return 'Escolha as datas de entrada e de saída.'
  if (!search.to) return 'Escolha a data de saída.'
  return missingAge(search)
}

/** The same about the ages only. */
export function missingAge({ agesChosen }: BookingSearch): string | null {
  if (agesChosen.every(Boolean)) return null
  return agesChosen.length === 1 ? 'Escolha a idade da criança.' : 'Escolha a idade de cada criança.'
}
