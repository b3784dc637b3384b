import { millisecondsInDay } from 'date-fns/constants'
import { todayInHotel } from '@/lib/dates'
import { formatDate, formatTime } from '@/lib/format'

/** The hotel's time of day at an instant (ISO): `14:32`. */
export function clockTime(instant: string): string {
  return formatTime(new Date(instant))
}

/** An instant (ISO) at the hotel: `20/11/2026 às 14:32`. */
export function momentLabel(instant: string): string {
  return `${dayLabel(instant)} às ${clockTime(instant)}`
}

/** The same within a year: `20/11 às 14:32`. */
export function shortMoment(instant: string): string {
  return `${dayAndMonth(instant)} às ${clockTime(instant)}`
}

/** The hotel's day at an instant (ISO): `20/11`. */
export function dayAndMonth(instant: string): string {
  return dayLabel(instant).slice(0, 5)
}

/** A moment of the last days (epoch milliseconds) at the hotel: `hoje às 14:05`, `ontem às 14:05`, `18/11 às 14:05`. */
export function recentMoment(at: number, now = Date.now()): string {
  const [day, today, yesterday] = [at, now, now - millisecondsInDay].map((time) =>
    todayInHotel(new Date(time)),
  )
  const name = day === today ? 'hoje' : day === yesterday ? 'ontem' : formatDate(day ?? '').slice(0, 5)
  return `${name} às ${formatTime(at)}`
}

function dayLabel(instant: string) {
  return formatDate(todayInHotel(new Date(instant)))
}
