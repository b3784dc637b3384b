import { isDeepStrictEqual } from 'node:util'
import { addDays, asDay, yearOf } from '../../../lib/dates.ts'
import { easterSunday, increaseYears } from '../../../lib/holidays.ts'
import { timesOnSite } from '../../../lib/packages/expiry.ts'
import type { Package } from '../../../lib/packages/fields.ts'
import type { Database } from '../database.ts'

/**
 * Moves a package to its next season: increases the years in its dates, texts and slug until its offer has not ended on `today`
 * (`yyyy-mm-dd`). Carnival and Easter follow Easter Sunday.
 */
export function nextSeason(template: Package, today: string): Package {
  let years = 0
  const now = Date.parse(`${today}T12:00-03:00`)
  while (timesOnSite({ ...template, dates: datesIn(template, years) }).until <= now) years++
  const next = inYears(template, years)
  const former = Array.from({ length: years }, (_, count) => increaseYears(template.slug, count))
  const previousSlugs = former.filter((slug) => slug !== next.slug)
  const season = previousSlugs.length > 0 ? { ...next, previousSlugs } : next
  const { offerStart } = next.dates
  if (!next.active || !offerStart || offerStart <= today) return season
  // An active package is on sale, at the latest since the end of the previous season.
  const lastEnd = asDay(datesIn(template, years - 1).offerEnd ?? today)
  return { ...season, dates: { ...next.dates, offerStart: lastEnd && addDays(lastEnd, 1) } }
}

function inYears(template: Package, years: number): Package {
  const later: Package = JSON.parse(JSON.stringify(template), (_, value) =>
    typeof value === 'string' ? increaseYears(value, years) : value,
  )
  const dates = datesIn(template, years)
  const month = followsEaster(template) && dates.accommodationStart
  return { ...later, dates, ...(month && { monthLabel: monthName(month) }) }
}

function datesIn(template: Package, years: number): Package['dates'] {
  const { offerStart, offerEnd, accommodationStart, accommodationEnd } = template.dates
  const days = followsEaster(template) ? daysBetweenEasters(accommodationStart ?? '', years) : undefined
  const moved = (date: string | null) => {
    const day = asDay(date)
    return day && (days === undefined ? increaseYears(day, years) : addDays(day, days))
  }
  return {
    offerStart: moved(offerStart),
    offerEnd: moved(offerEnd),
    accommodationStart: moved(accommodationStart),
    accommodationEnd: moved(accommodationEnd),
  }
}

function daysBetweenEasters(day: string, years: number) {
  const year = yearOf(day)
  return (Date.parse(easterSunday(year + years)) - Date.parse(easterSunday(year))) / 86_400_000
}

function followsEaster({ slug, dates }: Package) {
  return /^(?:carnaval|pascoa)-/.test(slug) && dates.accommodationStart !== null
}

function monthName(day: string) {
  const name = new Date(day).toLocaleDateString('pt-BR', { month: 'long', timeZone: 'UTC' })
  return name.charAt(0).toUpperCase() + name.slice(1)
}

type Stored = Record<string, unknown>
type Seasonal = { contentOn: (day: string) => { packages: Package[] } }
type Move = { demo: Seasonal; hotelSlug: string; from: string; today: string }

/** Moves the demonstration's stored packages from the seasons of one day, `yyyy-mm-dd`, to those of another. */
export async function followCalendar({ driver }: Database, { demo, hotelSlug, from, today }: Move) {
  await driver.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ hotel_id: string; data: unknown }>(
      `select c.hotel_id, c.data from public.hotel_content c join public.hotels h on h.id = c.hotel_id
       where h.slug = $1 and c.section = 'packages'`,
      [hotelSlug],
    )
    for (const { hotel_id, data } of rows) {
      if (!Array.isArray(data)) continue
      const moved = movePackages(demo, data, from, today)
      if (isDeepStrictEqual(moved, data)) continue
      await transaction.query(
        `update public.hotel_content set data = $2::jsonb where hotel_id = $1 and section = 'packages'`,
        [hotel_id, JSON.stringify(moved)],
      )
    }
  })
}

/** Replaces packages that nobody has edited since `from` by those of `today`. */
export function movePackages(demo: Seasonal, stored: Stored[], from: string, today: string): Stored[] {
  const [before, after] = [demo.contentOn(from).packages, demo.contentOn(today).packages]
  return stored.map((item) => {
    const old = before.find(({ id }) => id === item.id)
    const next = after.find(({ id }) => id === item.id)
    const isTaken = stored.some((other) => other !== item && other.slug === next?.slug)
    if (!old || !next || isTaken || !isUntouched(item, old)) return item
    return { ...item, ...wording(next) }
  })
}

function isUntouched(item: Stored, old: Package) {
  // Every save in the panel updates the time.
  if (item.updatedAt !== item.createdAt) return false
  return Object.entries(wording(old)).every(([name, value]) => isDeepStrictEqual(item[name], value))
}

/** Omits pictures, which are stored by address, and the order, which other changes of the list affect. */
function wording({ images: _images, orderIndex: _order, ...rest }: Package) {
  return rest
}
