import type { Package } from './schema'

type Candidate = Pick<Package, 'slug' | 'category' | 'isFeatured' | 'dates'>

/** At most `limit`: the same category first, then featured ones; stays over before `today` last (OFF-12). */
export function relatedPackages<T extends Candidate>(
  packages: T[],
  current: Pick<Package, 'slug' | 'category'>,
  today: string,
  limit = 3,
): T[] {
  const rank = (pkg: T) =>
    (isOver(pkg, today) ? 0 : 4) + (pkg.category === current.category ? 2 : 0) + (pkg.isFeatured ? 1 : 0)
  return packages
    .filter((pkg) => pkg.slug !== current.slug)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, limit)
}

function isOver({ dates }: Candidate, today: string) {
  return dates.accommodationEnd !== null && dates.accommodationEnd < today
}
