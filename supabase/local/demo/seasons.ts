import { monthOf, yearOf } from '../../../lib/dates.ts'
import { isHidden } from '../../../lib/packages/expiry.ts'
import type { Package } from '../../../lib/packages/schema.ts'

const dayMs = 86_400_000

/**
 * A season's package at its next time: the first that has not left the site by `today` (`yyyy-mm-dd`). What lies ahead
 * of `today` and cannot, as when it was made, happened at the end of the season before.
 */
export function nextSeason(today: string, season: (year: number) => Package): Package {
  const year = yearOf(today)
  const isOver = isHidden(season(year), today)
  const next = season(isOver ? year + 1 : year)
  const lastEnd = season(isOver ? year : year - 1).dates.offerEnd ?? today
  const hasPassed = (stamp: string) => stamp.slice(0, 10) < today
  const createdAt = hasPassed(next.createdAt) ? next.createdAt : `${lastEnd}T12:00:00.000Z`
  const updatedAt = hasPassed(next.updatedAt) ? next.updatedAt : createdAt
  const { offerStart } = next.dates
  const onSale = !next.active || (offerStart && offerStart <= today) ? offerStart : addDays(lastEnd, 1)
  return { ...next, dates: { ...next.dates, offerStart: onSale }, createdAt, updatedAt }
}

/** Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return day(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}

/** The first such weekday (Sunday is 0) of a month, 1–12. */
export function firstDay(year: number, month: number, weekday: number): string {
  const first = day(year, month, 1)
  return addDays(first, (7 + weekday - weekdayOf(first)) % 7)
}

/** The last such weekday (Sunday is 0) of a month, 1–12. */
export function lastDay(year: number, month: number, weekday: number): string {
  const last = addDays(day(month === 12 ? year + 1 : year, (month % 12) + 1, 1), -1)
  return addDays(last, -((7 + weekdayOf(last) - weekday) % 7))
}

export function addDays(from: string, count: number): string {
  return new Date(Date.parse(from) + count * dayMs).toISOString().slice(0, 10)
}

/** 'Fevereiro', or 'Fevereiro e março' for a stay that reaches into the next month. */
export function monthsOf(from: string, to: string): string {
  const names = [...new Set([from, to])].map((date) => months[monthOf(date) - 1] ?? '')
  const text = [...new Set(names)].join(' e ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Where the demonstration's booking engine would sell a package. */
export function bookingPage(slug: string): string {
  return `https://reservas.quaresmeira.example/pacotes/${slug}`
}

const months = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho'],
  ...['julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
]

function day(year: number, month: number, date: number) {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

function weekdayOf(date: string) {
  return new Date(date).getUTCDay()
}
