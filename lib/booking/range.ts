import { millisecondsInDay } from 'date-fns/constants'

/** First and last day of a stay, as plain dates `yyyy-mm-dd`; never `to` without `from`, always `from` before `to`. */
export type Stay = { from: string | null; to: string | null }

export const noStay: Stay = { from: null, to: null }

/** Whether guests may arrive on the day they book; one place to change it (decision 8). */
const todayIsSelectable: boolean = true

/** Whether no stay may touch this day any more; `today` is the hotel's, see `todayInHotel`. */
export function isPast(day: string, today: string): boolean {
  return todayIsSelectable ? day < today : day <= today
}

/**
 * What a click on a day makes of the stay (§4): the first sets the start, the second the end, one before the start
 * moves the start, the same day again clears it. A click on a past day changes nothing.
 *
 * Where §4 is silent it does what react-day-picker's `mode="range" min={1}` does (decision 8): a stay that waits for
 * its end ends where it began when an earlier day is clicked; a click on either end of a whole stay begins anew there.
 */
export function clickDay(stay: Stay, day: string, today: string): Stay {
  const { from, to } = stay
  if (isPast(day, today)) return stay
  if (!from) return { from: day, to: null }
  if (!to) {
    if (day === from) return noStay
    return day < from ? { from: day, to: from } : { from, to: day }
  }
  if (day === from || day === to) return { from: day, to: null }
  return day < from ? { from: day, to } : { from, to: day }
}

/** Nights between two plain dates: both are read as midnight in UTC, where every day has 24 hours. */
export function nightsBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsInDay
}
