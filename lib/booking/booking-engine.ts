import type { BookingSearch } from './search'

/** The engine's address without a trailing slash, and its id for this hotel. */
export type BookingEngine = { host: string; hotelId: string }

/** Exactly the eight parameters of BOOK-7, in that order; null until both dates are chosen. */
export function bookingEngineUrl(
  { host, hotelId }: BookingEngine,
  search: Omit<BookingSearch, 'agesChosen'>,
): string | null {
  const { from, to, adults, ages, coupon } = search
  if (!from || !to) return null
  const query = new URLSearchParams([
    ['q', hotelId],
    ['NRooms', '1'],
    ['CheckIn', engineDate(from)],
    ['CheckOut', engineDate(to)],
    ['ad', String(adults)],
    ['ch', String(ages.length)],
    ['ag', ages.join(';')],
    ['Code', coupon.trim()],
  ])
  return `${host}/hotelresults?${query}`
}

/** `2026-12-24` → `24122026` */
function engineDate(date: string) {
  return `${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(0, 4)}`
}
