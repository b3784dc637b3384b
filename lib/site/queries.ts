import 'server-only'
import { todayInHotel } from '@/lib/dates'
import { namingSection } from '@/lib/hotel/naming/fields'
import { logEventOnce } from '@/lib/log'
import { hasEnded, isOnSite } from '@/lib/packages/expiry'
import { type Package, packagesSection } from '@/lib/packages/fields'
import { roomsSection } from '@/lib/rooms/fields'
import { type RoomRow, roomRows, roomsWithoutRow } from '@/lib/rooms/rows'
import { roomSlugs } from '@/lib/rooms/slugs'
import { getSection, itemAt } from './site-content'
import { siteMoment } from './site-preview'

/** Returns the packages by the first day of the stay, undated ones last (OFF-3). */
export async function getPackages(): Promise<Package[]> {
  const packages = await shownPackages()
  return packages.toSorted((a, b) => stayStart(a).localeCompare(stayStart(b)))
}

/** Returns the packages marked for the home page, by `orderIndex` (OFF-2). */
export async function getFeaturedPackages(): Promise<Package[]> {
  const packages = await shownPackages()
  return packages.filter((pkg) => pkg.isFeatured).toSorted((a, b) => a.orderIndex - b.orderIndex)
}

/** Returns the visible package with this slug, or the one that had it if no other has it now. */
export async function getPackage(slug: string): Promise<Package | undefined> {
  return itemAt(await shownPackages(), slug)
}

/** Returns the packages that can still be booked, for search engines (SEO-4). */
export async function getBookablePackages(): Promise<Package[]> {
  const today = todayInHotel(await siteMoment())
  return (await shownPackages()).filter((pkg) => !hasEnded(pkg, today))
}

/** Returns the active rooms that /quartos shows, with their addresses (ROOM-1); an unknown category is logged once. */
export async function getRoomRows(): Promise<RoomRow[]> {
  const [rooms, naming] = await Promise.all([getSection(roomsSection), getSection(namingSection)])
  for (const { id, category } of roomsWithoutRow(rooms, naming)) {
    logEventOnce('room_category_unknown', { id, category })
  }
  const slugs = roomSlugs(rooms)
  return roomRows(rooms, naming).map((room) => ({ ...room, slug: slugs.get(room.id) ?? room.slug }))
}

/** Returns the room with this address, or the one that had it if no other has it now. */
export async function getRoomAt(slug: string): Promise<RoomRow | undefined> {
  return itemAt(await getRoomRows(), slug)
}

/** Filters at each render instead of each load: active, already started (OFF-23), and not hidden since their end. */
async function shownPackages() {
  const [packages, now] = await Promise.all([getSection(packagesSection), siteMoment()])
  return packages.filter((pkg) => isOnSite(pkg, now))
}

function stayStart(pkg: Package) {
  return pkg.dates.accommodationStart ?? '9999-12-31'
}
