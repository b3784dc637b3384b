import { type Stay, stayFrom, wholeStayNights } from '@/lib/booking/range'
import { countLabel } from '@/lib/count-label'
import { formatDateRange } from '@/lib/format'
import { upperFirst } from '@/lib/words'
import { hasEnded } from './expiry'
import type { Package } from './fields'

/** Returns the title, or without one the name (OFF-4). */
export function packageTitle({ title, name }: Pick<Package, 'title' | 'name'>): string {
  return title || name
}

/** Returns the first image; if null, the page draws mountains (OFF-4). */
export function packageImage({ images }: Pick<Package, 'images'>): string | null {
  return images.principal ?? images.gallery[0] ?? null
}

/** Returns the remaining days of the stay, or all days of a past one (OFF-27). */
export function stayLeft({ dates }: Pick<Package, 'dates'>, today: string): Stay {
  return stayFrom(today, { from: dates.accommodationStart, to: dates.accommodationEnd })
}

/** Formats the remaining stay with an initial capital; without dates `Consulte disponibilidade`. */
export function stayLabel(pkg: Pick<Package, 'dates'>, today: string): string {
  const { from, to } = stayLeft(pkg, today)
  return periodLabel(from, to)
}

/** Returns what the price includes (OFF-28): its detail, or the nights and people of the package. */
export function priceUnit(pkg: Lasting & Pick<Package, 'priceDetail'>): string {
  const people = countLabel(pkg.details.maxCapacity, 'pessoa', 'pessoas')
  return pkg.priceDetail || `pacote de ${countLabel(nightsOf(pkg), 'noite', 'noites')}, até ${people}`
}

/** Formats two plain dates with an initial capital; `undated` if neither is set. */
export function periodLabel(
  start: string | null,
  end: string | null,
  undated = 'consulte disponibilidade',
): string {
  return upperFirst(formatDateRange(start, end) ?? undated)
}

/** Counts the nights of the stay; without both days, or in a season, returns the package's own number (OFF-24). */
export function nightsOf({ dates, details }: Lasting): number {
  return wholeStayNights(dates.accommodationStart, dates.accommodationEnd) ?? details.nights
}

/** Returns the minimum nights; by default all nights of the package (OFF-22). */
export function fewestNights(pkg: Lasting): number {
  const nights = nightsOf(pkg)
  return Math.min(pkg.details.minNights ?? nights, nights)
}

type Lasting = Pick<Package, 'dates' | 'details'>

type Candidate = Pick<Package, 'slug' | 'category' | 'isFeatured' | 'dates'>

/** Returns up to `limit` packages: same category first, then featured ones; packages ended before `today` last (OFF-26). */
export function relatedPackages<T extends Candidate>(
  packages: T[],
  current: Pick<Package, 'slug' | 'category'>,
  today: string,
  limit = 3,
): T[] {
  const rank = (pkg: T) =>
    (hasEnded(pkg, today) ? 0 : 4) + (pkg.category === current.category ? 2 : 0) + (pkg.isFeatured ? 1 : 0)
  return packages
    .filter((pkg) => pkg.slug !== current.slug)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, limit)
}
