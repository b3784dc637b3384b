import { clockInHotel, minute, todayInHotel } from '@/lib/dates'
import { timesOnSite } from '../expiry'
import { packageFields } from '../fields'

const { dates, showFromStart, showFromTime, hideAtEnd, hideAtTime } = packageFields

/** The fields that decide when a package is on the site, as a form holds them. */
export const onSiteNames = [
  'active',
  'dates',
  'showFromStart',
  'showFromTime',
  'hideAtEnd',
  'hideAtTime',
] as const

type Typed = Partial<Record<(typeof onSiteNames)[number], unknown>>

/** Says when the site shows a package with these values of its form; `now` in milliseconds since the epoch. */
export function onSiteText(typed: Typed, now: number, isNew = false): string {
  if (typed.active !== true) return 'Fora do site: o pacote está inativo.'
  const { from, until } = timesOnSite({
    dates: dates.read.parse(typed.dates),
    showFromStart: showFromStart.read.parse(typed.showFromStart),
    showFromTime: showFromTime.read.parse(typed.showFromTime),
    hideAtEnd: hideAtEnd.read.parse(typed.hideAtEnd),
    hideAtTime: hideAtTime.read.parse(typed.hideAtTime),
  })
  const begins = Number.isFinite(from) && momentWords(from, now)
  const ends = Number.isFinite(until) && momentWords(until - minute, now)
  if (from >= until) return `Nunca aparece: sairia em ${ends}, antes de aparecer.`
  if (until <= now) return `Fora do site desde ${ends} (Brasília).`
  const atOnce = isNew && from <= now ? '“Criar” leva ao site na hora. ' : ''
  if (begins && ends) return `${atOnce}No ar de ${begins}, até ${ends} (Brasília).`
  if (begins) return `${atOnce}No ar a partir de ${begins} (Brasília).`
  return `${atOnce}${ends ? `No ar até ${ends} (Brasília).` : 'No ar, sem data para sair.'}`
}

/** 'Aparece em 1 dez', on that day 'Aparece hoje, 14h'; `from` and `now` in milliseconds since the epoch. */
export function appearsText(from: number, now: number): string {
  if (todayInHotel(from) === todayInHotel(now)) return `Aparece hoje, ${timeWords(from)}`
  return `Aparece em ${dayWords(from, now)}`
}

/** The hotel's day and time at a moment: `sex, 1 jan, 0h`; the year if it is far from now. */
export function momentWords(at: number, now: number): string {
  return `${weekdayWords(at, now)}, ${timeWords(at)}`
}

/** The hotel's weekday and day: `sex, 1 jan`. */
export function weekdayWords(at: number, now: number): string {
  return `${weekday.format(at).replace('.', '')}, ${dayWords(at, now)}`
}

/** The hotel's time of day: `0h`, `14h`, `23h59`. */
export function timeWords(at: number): string {
  const [hour = '', rest] = clockInHotel(at).slice(11).split(':')
  return `${Number(hour)}h${rest === '00' ? '' : rest}`
}

const timeZone = 'America/Sao_Paulo'
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone })
const month = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone })
const farAway = 300 * 1440 * minute

export function dayWords(at: number, now: number) {
  const day = clockInHotel(at)
  const year = Math.abs(at - now) > farAway ? ` ${day.slice(0, 4)}` : ''
  return `${Number(day.slice(8, 10))} ${month.format(at).replace('.', '')}${year}`
}
