import { copySuffix } from '@/lib/content/item-changes'
import type { StoredItem } from '@/lib/content/list'
import { slugify } from '@/lib/slugify'
import { firstUnused } from '@/lib/words'

/** Returns the first unused slug of `natal-copia`, `natal-copia-2`, `natal-copia-3` …. */
export function findFreeSlug({ slug, name }: StoredItem, packages: StoredItem[]): string {
  const copy = `${slugify(textOf(slug)) || slugify(textOf(name)) || 'pacote'}-copia`
  return firstUnused(copy, new Set(packages.map((other) => other.slug)))
}

/** Checks whether a copy still has its generated slug, because nobody has renamed or published it (PKG-5). */
export function isFreshCopy({ name, slug, active }: Record<string, unknown> = {}): boolean {
  return !active && textOf(name).endsWith(copySuffix.trim()) && /-copia(?:-\d+)?$/.test(textOf(slug))
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : ''
}
