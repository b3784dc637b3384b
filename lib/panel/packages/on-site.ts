import { readSchemas } from '@/lib/content/fields/field'
import { minute, todayInHotel } from '@/lib/dates'
import { isOnSite, timesOnSite } from '@/lib/packages/expiry'
import { packageFields } from '@/lib/packages/fields'
import { dayWords, momentWords, timeWords } from '@/lib/times'
import { z } from '@/lib/zod'

const { dates, showFromStart, showFromTime, hideAtEnd, hideAtTime } = packageFields
const times = z.object(readSchemas({ dates, showFromStart, showFromTime, hideAtEnd, hideAtTime }))

/** Describes when the site shows a package with these form values; `now` is in milliseconds since the epoch. */
export function onSiteText(typed: Record<string, unknown>, now: number, isNew = false): string {
  if (typed.active !== true) return 'Fora do site: o pacote está inativo.'
  const { from, until } = timesOnSite(times.parse(typed))
  const begins = Number.isFinite(from) && momentWords(from, now)
  const ends = Number.isFinite(until) && momentWords(until - minute, now)
  if (from >= until) return `Nunca aparece: sairia em ${ends}, antes de aparecer.`
  if (until <= now) return `Fora do site desde ${ends} (Brasília).`
  const atOnce = isNew && from <= now ? '“Criar” leva ao site na hora. ' : ''
  if (begins && ends) return `${atOnce}No ar de ${begins}, até ${ends} (Brasília).`
  if (begins) return `${atOnce}No ar a partir de ${begins} (Brasília).`
  return `${atOnce}${ends ? `No ar até ${ends} (Brasília).` : 'No ar, sem data para sair.'}`
}

/** Like `onSiteText`, but null for a package that the site shows now. */
export function offSiteText(typed: Record<string, unknown>, now: number): string | null {
  return typed.active === true && isOnSite(times.parse(typed), now) ? null : onSiteText(typed, now)
}

/** Returns 'Aparece em 1 dez', on that day 'Aparece hoje, 14h'; `from` and `now` are in milliseconds since the epoch. */
export function appearsText(from: number, now: number): string {
  if (todayInHotel(from) === todayInHotel(now)) return `Aparece hoje, ${timeWords(from)}`
  return `Aparece em ${dayWords(from, now)}`
}
