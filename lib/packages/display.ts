import { formatDateRange } from '@/lib/format'
import type { Package } from './schema'

/** Returns the title, or else the name (OFF-4). */
export function packageTitle({ title, name }: Pick<Package, 'title' | 'name'>): string {
  return title || name
}

/** Returns the first image; if null, the page draws mountains (OFF-4). */
export function packageImage({ images }: Pick<Package, 'images'>): string | null {
  return images.principal ?? images.gallery[0] ?? null
}

/** Formats the stay's dates with an initial capital; `Consulte disponibilidade` without dates. */
export function stayLabel({ dates }: Pick<Package, 'dates'>): string {
  return periodLabel(dates.accommodationStart, dates.accommodationEnd)
}

/** Formats two plain dates with an initial capital; `undated` if neither is set. */
export function periodLabel(
  start: string | null,
  end: string | null,
  undated = 'consulte disponibilidade',
): string {
  const range = formatDateRange(start, end) ?? undated
  return range.charAt(0).toUpperCase() + range.slice(1)
}
