import { isPast, nightsBetween, noStay, type Stay } from './range'
import type { BookingSearch } from './search'

/** The package a guest comes from: its name, and the stay it suggests as plain dates `yyyy-mm-dd`. */
export type StayHint = { name?: string; from?: string; to?: string }

/** A package valid for longer than this is a season to choose from, not a stay. */
const longestHintedStay = 7

/** When it is opened again: past dates go, and a package's own stay is chosen (BOOK-9). */
export function resumeSearch(
  search: BookingSearch,
  hint: StayHint | undefined,
  today: string,
): BookingSearch {
  const current = search.from && isPast(search.from, today) ? { ...search, ...noStay } : search
  const hinted = hintedStay(hint, today)
  return hinted && !isWithin(current, hinted) ? { ...current, ...hinted } : current
}

/** The day whose month the calendar shows first: the stay's, else the package's, never one that has passed. */
export function firstDayToShow({ from }: Stay, hint: StayHint | undefined, today: string): string {
  const wanted = from ?? hint?.from
  return wanted && !isPast(wanted, today) ? wanted : today
}

type WholeStay = { from: string; to: string }

function hintedStay({ from, to }: StayHint = {}, today: string): WholeStay | null {
  if (!from || !to || isPast(from, today)) return null
  const nights = nightsBetween(from, to)
  return nights >= 1 && nights <= longestHintedStay ? { from, to } : null
}

function isWithin({ from, to }: Stay, window: WholeStay) {
  return from !== null && to !== null && from >= window.from && to <= window.to
}
