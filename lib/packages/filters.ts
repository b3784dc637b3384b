import { yearOf } from '@/lib/dates'
import type { Named } from '@/lib/hotel/naming/words'
import type { Package } from './fields'

const firstYear = 2025
const lastYear = 2026
// A stay "until 9999-12-31" has no real end and must not produce thousands of buttons.
const earliestYear = 2000
const latestYear = 2035

/** Returns every category in use, in the hotel's order, and the years 2025, 2026 and any later one reached (OFF-10). */
export function packageFilters(packages: Pick<Package, 'category' | 'dates'>[], known: Named[]) {
  const later = packages.flatMap(packageYears).filter((year) => year > lastYear)
  return {
    categories: [...new Set(packages.map((pkg) => pkg.category))].toSorted(
      byRank(known.map(({ code }) => code)),
    ),
    years: [...new Set([firstYear, lastYear, ...later])].toSorted((a, b) => a - b),
  }
}

/** Returns the years in ascending order. An open end covers all fixed years; without dates the list is empty (OFF-10). */
export function packageYears({ dates }: Pick<Package, 'dates'>): number[] {
  const stay = stayOf(dates)
  if (!stay) return []
  const from = clampYear(Math.min(...stay))
  const to = clampYear(Math.max(...stay))
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function stayOf(dates: Package['dates']): [number, number] | undefined {
  const { accommodationStart, accommodationEnd, offerStart, offerEnd } = dates
  if (accommodationStart || accommodationEnd) return openYears(accommodationStart, accommodationEnd)
  if (offerStart || offerEnd) return openYears(offerStart, offerEnd)
}

function openYears(start: string | null, end: string | null): [number, number] {
  const from = start ? yearOf(start) : firstYear
  const to = end ? yearOf(end) : lastYear
  return [start ? from : Math.min(from, to), end ? to : Math.max(from, to)]
}

function clampYear(year: number) {
  return Math.min(Math.max(year, earliestYear), latestYear)
}

function byRank(known: string[]) {
  const rank = (category: string) => (known.includes(category) ? known.indexOf(category) : known.length)
  return (a: string, b: string) => rank(a) - rank(b) || a.localeCompare(b, 'pt-BR')
}
