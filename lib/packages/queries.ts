import 'server-only'
import { getSiteContent } from '@/lib/content/site-content'
import type { Package } from './schema'

/** Every active package by the first day of its stay, undated ones last (§4). */
export async function getOffers(): Promise<Package[]> {
  const { packages } = await getSiteContent()
  return packages.toSorted((a, b) => stayStart(a).localeCompare(stayStart(b)))
}

/** Active packages marked for the home page, by `orderIndex` (§4). */
export async function getFeaturedOffers(): Promise<Package[]> {
  const { packages } = await getSiteContent()
  return packages.filter((offer) => offer.isFeatured).toSorted((a, b) => a.orderIndex - b.orderIndex)
}

/** The active package with this slug, or undefined. */
export async function getOffer(slug: string): Promise<Package | undefined> {
  const { packages } = await getSiteContent()
  return packages.find((offer) => offer.slug === slug)
}

function stayStart(offer: Package) {
  return offer.dates.accommodationStart ?? '9999-12-31'
}
