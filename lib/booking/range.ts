// Importing the whole library would load 300 modules into every process.

import { millisecondsInDay } from 'date-fns/constants'
import { formatISO } from 'date-fns/formatISO'
import { dayOf, monthOf, yearOf } from '@/lib/dates'

/** First and last day of a stay as `yyyy-mm-dd`; `to` is never set without `from`, and `from` is always before `to`. */
export type Stay = { from: string | null; to: string | null }

export const noStay: Stay = { from: null, to: null }

/** Allows guests to arrive on the day they book; change it only here (BOOK-3). */
const todayIsSelectable: boolean = true

/** Checks whether the day can no longer be chosen; `today` is the hotel's day, see `todayInHotel`. */
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

/** Counts the nights between two dates, both read as midnight UTC, where every day has 24 hours. */
export function nightsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsInDay
}

/** In nights. A longer stay is a season within which guests choose dates (BOOK-9). */
const longestWholeStay = 7

/** Returns the nights of a stay that is booked as a whole; null for a season, and without two days in order. */
export function wholeStayNights(from: string | null, to: string | null): number | null {
  const nights = from && to ? nightsBetween(from, to) : 0
  return nights >= 1 && nights <= longestWholeStay ? nights : null
}

/** Removes the first day of the stay if it has passed but the last one has not (OFF-27). */
export function stayFrom(today: string, { from, to }: Stay): Stay {
  return from && from < today && !(to && to < today) ? { from: null, to } : { from, to }
}

/** Returns noon in the visitor's time zone, an hour that no daylight saving change skips. */
export function toCalendarDay(date: string): Date {
  return new Date(yearOf(date), monthOf(date) - 1, dayOf(date), 12)
}

export function fromCalendarDay(day: Date): string {
  return formatISO(day, { representation: 'date' })
}
