/** Plain dates are cut, compared and sorted as text: `new Date('2026-12-31')` is December 30 in Brazil (DATA-5). */

const hotelDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' })

/**
 * The calendar day at the hotel (America/Sao_Paulo), wherever the server or the visitor is. On a server of the tests it
 * is HOTEL_TODAY; the time of day, which sessions and caches use, is never fixed.
 */
export function todayInHotel(now?: Date): string {
  const fixed = now ? undefined : globalThis.process?.env.HOTEL_TODAY
  return fixed || hotelDay.format(now ?? new Date())
}

/** The day that lies `count` days after `from`, or before it. */
export function addDays(from: string, count: number): string {
  return new Date(Date.parse(from) + count * 86_400_000).toISOString().slice(0, 10)
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

export function monthOf(date: string): number {
  return Number(date.slice(5, 7))
}

export function dayOf(date: string): number {
  return Number(date.slice(8, 10))
}
