import { minute, todayInHotel } from '@/lib/dates'
import { dayWords, momentWords, timeWords } from '@/lib/times'
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
