import { hasEnded } from './expiry'
import type { Package } from './schema'

type Candidate = Pick<Package, 'slug' | 'category' | 'isFeatured' | 'dates'>

/** Returns at most `limit` packages: same category first, then featured ones; those ended by `today` last (OFF-12). */
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
