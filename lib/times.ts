import { millisecondsInDay } from 'date-fns/constants'
import { clockInHotel, minute, todayInHotel } from '@/lib/dates'
import { formatDate, formatTime, hourText } from '@/lib/format'

/** Formats the hotel's time of day at an instant (ISO): `14:32`. */
export function clockTime(instant: string): string {
  return formatTime(new Date(instant))
}

/** Formats an instant (ISO) at the hotel: `20/11/2026 às 14:32`. */
export function momentLabel(instant: string): string {
  return `${dayLabel(instant)} às ${clockTime(instant)}`
}

/** Formats an instant (ISO) at the hotel without the year: `20/11 às 14:32`. */
export function shortMoment(instant: string): string {
  return `${dayAndMonth(instant)} às ${clockTime(instant)}`
}

/** Formats the hotel's day at an instant (ISO): `20/11`. */
export function dayAndMonth(instant: string): string {
  return dayLabel(instant).slice(0, 5)
}

/** Formats a recent moment (epoch milliseconds) at the hotel: `hoje às 14:05`, `ontem às 14:05`, `18/11 às 14:05`. */
export function recentMoment(at: number, now = Date.now()): string {
  const [day, today, yesterday] = [at, now, now - millisecondsInDay].map((time) =>
    todayInHotel(new Date(time)),
  )
  const name = day === today ? 'hoje' : day === yesterday ? 'ontem' : formatDate(day ?? '').slice(0, 5)
  return `${name} às ${formatTime(at)}`
}

/** Formats a moment at the hotel: `sex, 1 jan, 0h`; with the year if it is far from now. */
export function momentWords(at: number, now: number): string {
  return `${weekdayWords(at, now)}, ${timeWords(at)}`
}

/** Formats the hotel's weekday and day: `sex, 1 jan`. */
export function weekdayWords(at: number, now: number): string {
  return `${weekday.format(at).replace('.', '')}, ${dayWords(at, now)}`
}

/** Formats the hotel's time of day: `0h`, `14h`, `23h59`. */
export function timeWords(at: number): string {
  return hourText(clockInHotel(at).slice(11))
}

/** Formats the hotel's day at a moment: `1 jan`; with the year if it is far from now. */
export function dayWords(at: number, now: number) {
  const day = clockInHotel(at)
  const year = Math.abs(at - now) > farAway ? ` ${day.slice(0, 4)}` : ''
  return `${Number(day.slice(8, 10))} ${month.format(at).replace('.', '')}${year}`
}

const timeZone = 'America/Sao_Paulo'
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone })
const farAway = 300 * 1440 * minute

function dayLabel(instant: string) {
  return formatDate(todayInHotel(new Date(instant)))
}
