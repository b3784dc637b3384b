import type { StoredItem } from '@/lib/content/list'
import { withPreviousSlugs } from './previous-slugs'
import { discountPercentage } from './pricing'

/** Adds values computed from a package's fields: its former slugs (PKG-5) and its discount (PKG-8). */
export function withDerived(next: StoredItem, stored: StoredItem | undefined): StoredItem {
  const { price, originalPrice = null } = next
  const known = withPreviousSlugs(next, stored)
  if (typeof price !== 'number' || (originalPrice !== null && typeof originalPrice !== 'number')) return known
  const percentage = discountPercentage({ price, originalPrice })
  return percentage === 0 && known.discountPercentage === undefined
    ? known
    : { ...known, discountPercentage: percentage }
}
