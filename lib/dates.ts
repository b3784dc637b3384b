/** Plain dates are cut, compared and sorted as text: `new Date('2026-12-31')` is December 30 in Brazil (DATA-5). */

/** A day of the calendar, `yyyy-mm-dd`. A text becomes one by `asDay`. */
export type Day = `${number}-${number}-${number}`

/** Whether a text is a day that exists, between 1900 and 2199. */
function isDay(text: string): text is Day {
  if (!/^(?:19|2[01])\d\d-\d\d-\d\d$/.test(text)) return false
  const midnight = new Date(`${text}T00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/**
 * Returns the day from 2000 to 2099 that a value is; null for half-typed and impossible ones. Computing with a day therefore
 * never leaves the years that `Day` knows.
 */
export function asDay(value: unknown): Day | null {
  return typeof value === 'string' && value.startsWith('20') && isDay(value) ? value : null
}

// In this language a moment is `yyyy-mm-dd HH:mm`.
const hotelClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/**
 * The moment that the site shows, in milliseconds since the epoch: now, or on a server of the tests noon of HOTEL_TODAY. All
 * that pages and lists make of the time comes from here; sessions and caches ask the real clock.
 */
export function siteNow(): number {
  const fixed = globalThis.process?.env.HOTEL_TODAY
  return fixed ? Date.parse(`${fixed}T12:00-03:00`) : Date.now()
}

/** The calendar day at the hotel (America/Sao_Paulo), wherever the server or the visitor is. */
export function todayInHotel(at: Date | number = siteNow()): Day {
  return dayPart(clockInHotel(at))
}

/** What the hotel's clock shows: `yyyy-mm-dd HH:mm`. */
export function clockInHotel(at: Date | number): string {
  return hotelClock.format(at)
}

/**
 * When the hotel's clock shows a day and a time (`HH:mm`), in milliseconds since the epoch. Where it is set back and shows
 * them twice, `which` chooses; where it is set forward and never does, it is as much later.
 */
export function momentInHotel(day: Day, time: string, which: 'first' | 'last' = 'first'): number {
  const key = `${day} ${time} ${which}`
  // Asking Intl takes longer than all else that a page does with dates.
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

/** When the day ends at the hotel: the first moment of the next one, in milliseconds since the epoch. */
export function endOfDayInHotel(day: Day): number {
  return momentInHotel(day, '23:59', 'last') + minute
}

export const minute = 60_000
const halfDay = 720 * minute

/** How far the hotel's clock is behind UTC, in milliseconds. */
function offsetOfHotel(at: number) {
  const whole = Math.floor(at / minute) * minute
  return whole - Date.parse(`${clockInHotel(whole).replace(' ', 'T')}Z`)
}

/** The day that lies `count` days after `from`, or before it. */
export function addDays(from: Day, count: number): Day {
  return dayPart(new Date(Date.parse(from) + count * 86_400_000).toISOString())
}

/** Throws for a text that does not begin with a day. */
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
