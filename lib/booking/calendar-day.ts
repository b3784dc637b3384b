import { formatISO } from 'date-fns'
import { dayOf, monthOf, yearOf } from '@/lib/dates'

/** At noon on the visitor's own clock, an hour that no change to daylight saving time skips. */
export function toCalendarDay(date: string): Date {
  return new Date(yearOf(date), monthOf(date) - 1, dayOf(date), 12)
}

export function fromCalendarDay(day: Date): string {
  return formatISO(day, { representation: 'date' })
}
