import 'server-only'
import { todayInHotel } from '@/lib/dates'
import type { About, Configuration, Hero, Hotel } from '@/lib/hotel/schema'
import { logEventOnce } from '@/lib/log'
import { isHidden } from '@/lib/packages/expiry'
import type { Package } from '@/lib/packages/schema'
import { type RoomRow, roomRows, roomsWithoutRow } from '@/lib/rooms/rows'
import { getSiteContent } from './site-content'

/** The hotel's name and contact data, for the header, the footer and the metadata of every page. */
export async function getHotel(): Promise<Hotel & { configuration: Configuration }> {
  const { hotel, configuration } = await getSiteContent()
  return { ...hotel, configuration }
}

/** Texts and videos of the home page's hero (§2). */
export async function getHero(): Promise<Hero> {
  return (await getSiteContent()).hero
}

/** Texts and picture of the about section (§2). */
export async function getAbout(): Promise<About> {
  return (await getSiteContent()).about
}

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

/** One active room per category, in the order of /quartos (§2, decision 10); an unknown category is logged once. */
export async function getRoomRows(): Promise<RoomRow[]> {
  const { rooms } = await getSiteContent()
  for (const { id, category } of roomsWithoutRow(rooms)) {
    logEventOnce('room_category_unknown', { id, category })
  }
  return roomRows(rooms)
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
