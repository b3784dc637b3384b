/** Plain dates are cut, compared and sorted as text: `new Date('2026-12-31')` is December 30 in Brazil (DATA-5). */

/** A calendar day, `yyyy-mm-dd`. `asDay` converts text. */
export type Day = `${number}-${number}-${number}`

/** Checks for an existing day from 1900 to 2199. */
function isDay(text: string): text is Day {
  if (!/^(?:19|2[01])\d\d-\d\d-\d\d$/.test(text)) return false
  const midnight = new Date(`${text}T00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** Returns a valid day from 2000 to 2099, otherwise null. Calculations with it therefore stay within the years of `Day`. */
export function asDay(value: unknown): Day | null {
  return typeof value === 'string' && value.startsWith('20') && isDay(value) ? value : null
}

// This locale formats a moment as `yyyy-mm-dd HH:mm`.
const hotelClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** Returns the time for pages and lists in epoch milliseconds; HOTEL_TODAY fixes it. Sessions and caches use the real clock. */
export function siteNow(): number {
  const fixed = globalThis.process?.env.HOTEL_TODAY
  return fixed ? Date.parse(`${fixed}T12:00-03:00`) : Date.now()
}

/** Returns the calendar day at the hotel (America/Sao_Paulo), independent of server and visitor. */
export function todayInHotel(at: Date | number = siteNow()): Day {
  return dayPart(clockInHotel(at))
}

/** Formats a moment on the hotel's clock: `yyyy-mm-dd HH:mm`. */
export function clockInHotel(at: Date | number): string {
  return hotelClock.format(at)
}

/**
 * Returns the moment at which the hotel's clock shows a day and a time (`HH:mm`), in milliseconds since the epoch. `which`
 * chooses if the clock is set back and shows it twice; a time skipped by setting the clock forward moves later by the same
 * amount.
 */
export function momentInHotel(day: Day, time: string, which: 'first' | 'last' = 'first'): number {
  const key = `${day} ${time} ${which}`
  // Intl takes longer than all other date handling of a page.
  if (moments.size > 5000) moments.clear()
  const moment = moments.get(key) ?? newMoment(day, time, which)
  moments.set(key, moment)
  return moment
}

const moments = new Map<string, number>()

function newMoment(day: Day, time: string, which: 'first' | 'last') {
  const shown = Date.parse(`${day}T${time}Z`)
  const before = shown + offsetOfHotel(shown - halfDay)
  const after = shown + offsetOfHotel(shown + halfDay)
  const found = [before, after].filter((at) => at - offsetOfHotel(at) === shown)
  if (found.length === 0) return before
  return which === 'first' ? Math.min(...found) : Math.max(...found)
}

/** Returns the end of the day at the hotel: the first moment of the next day, in milliseconds since the epoch. */
export function endOfDayInHotel(day: Day): number {
  return momentInHotel(day, '23:59', 'last') + minute
}

export const minute = 60_000
const halfDay = 720 * minute

/** Returns how far the hotel's clock is behind UTC, in milliseconds. */
function offsetOfHotel(at: number) {
  const whole = Math.floor(at / minute) * minute
  return whole - Date.parse(`${clockInHotel(whole).replace(' ', 'T')}Z`)
}

/** Returns the day `count` days after `from`; a negative count goes back. */
export function addDays(from: Day, count: number): Day {
  return dayPart(new Date(Date.parse(from) + count * 86_400_000).toISOString())
}

/** Throws unless the text begins with a day. */
function dayPart(moment: string): Day {
  const day = moment.slice(0, 10)
  if (isDay(day)) return day
  throw new RangeError(`no day: ${moment}`)
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
