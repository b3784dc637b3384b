import { monthOf, yearOf } from '../../../lib/dates.ts'
import { isHidden } from '../../../lib/packages/expiry.ts'
import type { Package } from '../../../lib/packages/schema.ts'

/**
 * A package of a document at its next season: the first whose offer has not left the site by `today` (`yyyy-mm-dd`).
 * Its texts may hold `{year}`, `{year-1}`, `{short+1}` (two digits), `{easter-46}` (days from Easter Sunday),
 * `{months-51-46}` (the months of two such days) and `{friday from 07-01}` or `{sunday by 07-31}`.
 */
export function nextSeason(template: Package, today: string): Package {
  const season = (year: number) => resolved(template, year)
  const year = yearOf(today) + (isHidden(season(yearOf(today)), today) ? 1 : 0)
  const next = season(year)
  const { offerStart } = next.dates
  if (!next.active || !offerStart || offerStart <= today) return next
  // What is active is on sale: at the latest since the season before ended.
  const lastEnd = season(year - 1).dates.offerEnd ?? today
  return { ...next, dates: { ...next.dates, offerStart: addDays(lastEnd, 1) } }
}

/** Easter Sunday by Gauss's rule, from 1900 to 2099. */
export function easter(year: number): string {
  const d = (19 * (year % 19) + 24) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7
  const isLate = e === 6 && (d === 29 || (d === 28 && year % 19 > 10))
  return addDays(`${year}-03-22`, d + e - (isLate ? 7 : 0))
}

/** The day that lies `count` days after `from`, or before it. */
export function addDays(from: string, count: number): string {
  return new Date(Date.parse(from) + count * 86_400_000).toISOString().slice(0, 10)
}

function resolved<Value>(value: Value, year: number): Value
function resolved(value: unknown, year: number): unknown {
  if (typeof value === 'string') return value.replace(placeholder, (_, ...parts) => said(parts, year))
  if (Array.isArray(value)) return value.map((one) => resolved(one, year))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(one, year)]))
}

const placeholder = /\{([a-z]+)(?:([+-]\d+)([+-]\d+)?| (from|by) (\d\d-\d\d))?\}/g

function said([word, first, second, side, day]: (string | undefined)[], year: number): string {
  const count = Number(first ?? 0)
  if (word === 'year') return `${year + count}`
  if (word === 'short') return `${year + count}`.slice(2)
  if (word === 'easter') return addDays(easter(year), count)
  if (word === 'months') return months([count, Number(second)].map((one) => addDays(easter(year), one)))
  const limit = `${year}-${day}`
  const weekday = new Date(limit).getUTCDay()
  const wanted = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].indexOf(
    word ?? '',
  )
  return addDays(limit, side === 'from' ? (7 + wanted - weekday) % 7 : -((7 + weekday - wanted) % 7))
}

/** 'Fevereiro', or 'Fevereiro e março' for a stay that reaches into the next month. */
function months(days: string[]): string {
  const names = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho']
  const text = [...new Set(days.map((day) => names[monthOf(day) - 1]))].join(' e ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
