import { formatISO } from 'date-fns'
import { dayOf, monthOf, yearOf } from '@/lib/dates'

/**
 * A plain date `yyyy-mm-dd` as the calendar component wants it: that day on the visitor's own clock, at noon, an
 * hour that no change to daylight saving time skips.
 */
export function toCalendarDay(date: string): Date {
  return new Date(yearOf(date), monthOf(date) - 1, dayOf(date), 12)
}

/** The plain date of a day in the calendar component. */
export function fromCalendarDay(day: Date): string {
  return formatISO(day, { representation: 'date' })
}
