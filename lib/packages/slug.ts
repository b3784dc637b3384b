import { copySuffix } from '@/lib/content/item-changes'
import type { StoredItem } from '@/lib/content/list'

/** Converts a text to a slug, which may be empty: "Réveillon & Natal" → `reveillon-natal` (PKG-5). */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

type Slugged = Record<string, unknown>

/** Adds every former slug, so that links to them keep working (PKG-5). */
export function withPreviousSlugs<Next extends Slugged>(next: Next, stored: Slugged | undefined): Next {
  const known = [
    ...slugsIn(stored?.previousSlugs),
    ...slugsIn(next.previousSlugs),
    ...slugsIn([stored?.slug]),
  ]
  const previousSlugs = [...new Set(known)].filter((slug) => slug !== next.slug)
  return previousSlugs.length > 0 || next.previousSlugs !== undefined ? { ...next, previousSlugs } : next
}

export function formerSlugs({ previousSlugs }: Slugged): string[] {
  return slugsIn(previousSlugs)
}

function slugsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : []
}

/** Returns the first unused slug of `natal-copia`, `natal-copia-2`, `natal-copia-3` …. */
export function freeSlug({ slug, name }: StoredItem, packages: StoredItem[]): string {
  const copy = `${slugify(textOf(slug)) || slugify(textOf(name)) || 'pacote'}-copia`
  const taken = new Set(packages.map((other) => other.slug))
  let free = copy
  for (let number = 2; taken.has(free); number++) free = `${copy}-${number}`
  return free
}

/** Whether a copy still has its generated slug, because nobody has renamed or published it (PKG-5). */
export function isFreshCopy({ name, slug, active }: Record<string, unknown> = {}): boolean {
  return !active && textOf(name).endsWith(copySuffix.trim()) && /-copia(?:-\d+)?$/.test(textOf(slug))
}

function textOf(value: unknown) {
  return typeof value === 'string' ? value : ''
}
