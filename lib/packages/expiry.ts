import { asDay, endOfDayInHotel, minute, momentInHotel } from '../dates.ts'
import type { Package } from './schema'

type Dated = Pick<Package, 'dates'>
type Timed = Dated & Partial<Pick<Package, 'showFromStart' | 'showFromTime' | 'hideAtEnd' | 'hideAtTime'>>

/** Moments in milliseconds since the epoch; an open end is infinite. */
type Span = { from: number; until: number }

/** When the package is on the site: from this moment (OFF-23), and before that one (OFF-11). */
export function timesOnSite(pkg: Timed): Span {
  const { dates, showFromStart, showFromTime, hideAtEnd } = pkg
  const start = showFromStart ? asDay(dates.offerStart) : null
  return {
    from: start ? momentInHotel(start, showFromTime || '00:00') : Number.NEGATIVE_INFINITY,
    until: hideAtEnd ? leavesSiteAt(pkg) : Number.POSITIVE_INFINITY,
  }
}

/** Whether the site shows the package at a moment (milliseconds since the epoch), if it is active. */
export function isOnSite(pkg: Timed, at: number): boolean {
  const { from, until } = timesOnSite(pkg)
  return from <= at && at < until
}

/** Whether the stay, or else the offer, ended before `today` (`yyyy-mm-dd` at the hotel), shown as 'Encerrado' (OFF-16). */
export function hasEnded({ dates }: Dated, today: string): boolean {
  const end = dates.accommodationEnd ?? dates.offerEnd
  return end !== null && end < today
}

/** When `hasEnded` becomes true, in milliseconds since the epoch; infinite without an end. */
export function endOfPackage({ dates }: Dated): number {
  const end = asDay(dates.accommodationEnd ?? dates.offerEnd)
  return end ? endOfDayInHotel(end) : Number.POSITIVE_INFINITY
}

/** Whether an active package's offer or stay is over at a moment (milliseconds since the epoch), shown as 'Vencida'. */
export function isExpired(pkg: Timed & Pick<Package, 'active'>, at: number): boolean {
  return pkg.active && leavesSiteAt(pkg) <= at
}

/** The offer or the stay, whichever ends first; the minute of 'Último horário no site' is the last one. */
function leavesSiteAt({ dates, hideAtEnd, hideAtTime }: Timed) {
  const [day] = [dates.offerEnd, dates.accommodationEnd]
    .map(asDay)
    .filter((end) => end !== null)
    .toSorted()
  if (!day) return Number.POSITIVE_INFINITY
  if (!hideAtEnd || !hideAtTime) return endOfDayInHotel(day)
  return momentInHotel(day, hideAtTime, 'last') + minute
}
