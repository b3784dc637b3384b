import { formatDateRange } from '@/lib/format'
import type { Package } from './schema'

/** Its title, else its name (OFF-4). */
export function packageTitle({ title, name }: Pick<Package, 'title' | 'name'>): string {
  return title || name
}

/** Null without any: then drawn mountains stand there (OFF-4). */
export function packageImage({ images }: Pick<Package, 'images'>): string | null {
  return images.principal ?? images.gallery[0] ?? null
}

/** The stay's dates in words, beginning with a capital; `Consulte disponibilidade` when the package has none. */
export function stayLabel({ dates }: Pick<Package, 'dates'>): string {
  return periodLabel(dates.accommodationStart, dates.accommodationEnd)
}

/** Two plain dates in words, or `undated` when neither is set; begins with a capital. */
export function periodLabel(
  start: string | null,
  end: string | null,
  undated = 'consulte disponibilidade',
): string {
  const range = formatDateRange(start, end) ?? undated
  return range.charAt(0).toUpperCase() + range.slice(1)
}
