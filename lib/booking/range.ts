// The whole library is 300 modules, which every process of the server, the tools and the tests would load.

import { millisecondsInDay } from 'date-fns/constants'
import { formatISO } from 'date-fns/formatISO'
import { dayOf, monthOf, yearOf } from '@/lib/dates'

/** First and last day of a stay, as plain dates `yyyy-mm-dd`; never `to` without `from`, always `from` before `to`. */
export type Stay = { from: string | null; to: string | null }

export const noStay: Stay = { from: null, to: null }

/** Whether guests may arrive on the day they book; the one place to change it (BOOK-3). */
const todayIsSelectable: boolean = true

/** Whether the day can no longer be chosen; `today` is the hotel's day, see `todayInHotel`. */
export function isPast(day: string, today: string): boolean {
  return todayIsSelectable ? day < today : day <= today
}

/** Returns the stay after a click on a day (BOOK-4); a click on a past day changes nothing. */
export function selectDay(stay: Stay, day: string, today: string): Stay {
  const { from, to } = stay
  if (isPast(day, today)) return stay
  if (day === from) return noStay
  if (!from || day < from) return { from: day, to }
  return { from, to: day === to ? null : day }
}

/** Nights between two plain dates: both are read as midnight in UTC, where every day has 24 hours. */
export function nightsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsInDay
}

/** In nights. A longer stay is a season to choose from (BOOK-9). */
const longestWholeStay = 7

/** The nights of a stay that is booked as a whole; null without both days, for a season, and where none lies between them. */
export function wholeStayNights(from: string | null, to: string | null): number | null {
  const nights = from && to ? nightsBetween(from, to) : 0
  return nights >= 1 && nights <= longestWholeStay ? nights : null
}

/** The same stay without a first day that has passed, as long as its last one has not (OFF-27). */
export function stayFrom(today: string, { from, to }: Stay): Stay {
  return from && from < today && !(to && to < today) ? { from: null, to } : { from, to }
}

/** Noon in the visitor's time zone, an hour that no change to daylight saving time skips. */
export function toCalendarDay(date: string): Date {
  return new Date(yearOf(date), monthOf(date) - 1, dayOf(date), 12)
}

export function fromCalendarDay(day: Date): string {
  return formatISO(day, { representation: 'date' })
}
