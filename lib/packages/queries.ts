import 'server-only'
import { getSiteContent } from '@/lib/content/site-content'
import { todayInHotel } from '@/lib/dates'
import { isHidden } from './expiry'
import type { Package } from './schema'

/** Every package on show by the first day of its stay, undated ones last (§4). */
export async function getOffers(): Promise<Package[]> {
  const packages = await shownPackages()
  return packages.toSorted((a, b) => stayStart(a).localeCompare(stayStart(b)))
}

/** Packages on show that are marked for the home page, by `orderIndex` (§4). */
export async function getFeaturedOffers(): Promise<Package[]> {
  const packages = await shownPackages()
  return packages.filter((offer) => offer.isFeatured).toSorted((a, b) => a.orderIndex - b.orderIndex)
}

/** The package on show with this slug, or undefined. */
export async function getOffer(slug: string): Promise<Package | undefined> {
  const packages = await shownPackages()
  return packages.find((offer) => offer.slug === slug)
}

/** The package on show that once had this slug, or undefined. Ask `getOffer` first: a slug in use goes to its user. */
export async function getOfferOnceAt(slug: string): Promise<Package | undefined> {
  const packages = await shownPackages()
  return packages.find(({ previousSlugs = [] }) => previousSlugs.includes(slug))
}

/** What visitors may see today: active, and not past an end that hides it. Asked at each render, not at each load. */
async function shownPackages() {
  const { packages } = await getSiteContent()
  const today = todayInHotel()
  return packages.filter((offer) => !isHidden(offer, today))
}

function stayStart(offer: Package) {
  return offer.dates.accommodationStart ?? '9999-12-31'
}
