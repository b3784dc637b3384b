import { isPast, noStay, type Stay, wholeStayNights } from './range'
import type { BookingSearch } from './search'

/** The package that opened the panel: its name, and the suggested stay as `yyyy-mm-dd`. */
export type StayHint = { name?: string; from?: string; to?: string }

/** Returns the search to open with: without past dates, and with the package's own stay (BOOK-9). */
export function resumeSearch(
  search: BookingSearch,
  hint: StayHint | undefined,
  today: string,
): BookingSearch {
  const current = search.from && isPast(search.from, today) ? { ...search, ...noStay } : search
  const hinted = hintedStay(hint, today)
  return hinted && !isWithin(current, hinted) ? { ...current, ...hinted } : current
}

/** Returns the day whose month the calendar shows first: the stay's, otherwise the package's, never a past one. */
export function firstDayToShow({ from }: Stay, hint: StayHint | undefined, today: string): string {
  const wanted = from ?? hint?.from
  return wanted && !isPast(wanted, today) ? wanted : today
}

type WholeStay = { from: string; to: string }

function hintedStay({ from, to }: StayHint = {}, today: string): WholeStay | null {
  if (!from || !to || isPast(from, today)) return null
  return wholeStayNights(from, to) ? { from, to } : null
}

function isWithin({ from, to }: Stay, window: WholeStay) {
  return from !== null && to !== null && from >= window.from && to <= window.to
}
