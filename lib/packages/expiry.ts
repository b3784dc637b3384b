import type { Previewed } from '@/lib/publication/published'
import { asDay, endOfDayInHotel, minute, momentInHotel } from '../dates.ts'
import type { Package } from './fields'

type Dated = Pick<Package, 'dates'>
type Timed = Dated & Partial<Pick<Package, 'showFromStart' | 'showFromTime' | 'hideAtEnd' | 'hideAtTime'>>

/** In milliseconds since the epoch; an open end is infinite. */
type Span = { from: number; until: number }

/** Returns when the package is on the site: from `from` (OFF-23), before `until` (OFF-11). */
export function timesOnSite(pkg: Timed): Span {
  const { dates, showFromStart, showFromTime, hideAtEnd } = pkg
  const start = showFromStart ? asDay(dates.offerStart) : null
  return {
    from: start ? momentInHotel(start, showFromTime || '00:00') : Number.NEGATIVE_INFINITY,
    until: hideAtEnd ? leavesSiteAt(pkg) : Number.POSITIVE_INFINITY,
  }
}

/** Checks whether the site, or the package's own preview, shows an active package at a moment (milliseconds since the epoch). */
export function isOnSite(pkg: Timed & Previewed, at: number): boolean {
  const { from, until } = timesOnSite(pkg)
  return pkg.isPending || (from <= at && at < until)
}

/** Checks whether the stay or offer ended before `today` (`yyyy-mm-dd` at the hotel), shown as 'Encerrado' (OFF-16). */
export function hasEnded({ dates }: Dated, today: string): boolean {
  const end = dates.accommodationEnd ?? dates.offerEnd
  return end !== null && end < today
}

/** Returns when `hasEnded` becomes true, in milliseconds since the epoch; infinite without an end. */
export function endOfPackage({ dates }: Dated): number {
  const end = asDay(dates.accommodationEnd ?? dates.offerEnd)
  return end ? endOfDayInHotel(end) : Number.POSITIVE_INFINITY
}

/** Checks whether an active package's offer or stay is over at a moment (milliseconds since the epoch), shown as 'Vencida'. */
export function isExpired(pkg: Timed & Pick<Package, 'active'>, at: number): boolean {
  return pkg.active && leavesSiteAt(pkg) <= at
}

/** Returns the earlier end of offer and stay; the minute of 'Último horário no site' is included. */
function leavesSiteAt({ dates, hideAtEnd, hideAtTime }: Timed) {
  const [day] = [dates.offerEnd, dates.accommodationEnd]
    .map(asDay)
    .filter((end) => end !== null)
    .toSorted()
  if (!day) return Number.POSITIVE_INFINITY
  if (!hideAtEnd || !hideAtTime) return endOfDayInHotel(day)
  return momentInHotel(day, hideAtTime, 'last') + minute
}
