import 'server-only'
import { todayInHotel } from '@/lib/dates'
import { env } from '@/lib/env'
import { type BookingWay, bookingWay } from '@/lib/hotel/booking/fields'
import type { Conditions } from '@/lib/hotel/conditions/fields'
import type { Contacts } from '@/lib/hotel/identity/fields'
import type { Naming } from '@/lib/hotel/naming/fields'
import type { About, Configuration, Hero } from '@/lib/hotel/schema'
import type { Texts } from '@/lib/hotel/texts/fields'
import { logEventOnce } from '@/lib/log'
import type { Pictured } from '@/lib/media/images/picture'
import { hasEnded, isOnSite } from '@/lib/packages/expiry'
import type { Package } from '@/lib/packages/schema'
import type { Hotel } from '@/lib/publication/published'
import { type RoomRow, roomRows, roomsWithoutRow } from '@/lib/rooms/rows'
import { roomSlugs } from '@/lib/rooms/slugs'
import { getSiteContent } from './site-content'
import { siteMoment } from './site-preview'

/** Returns the hotel; name and tagline of 'Marca' replace its own unless empty (BRAND-1). */
export async function getHotel(): Promise<Hotel & { configuration: Configuration }> {
  const { hotel, configuration } = await getSiteContent()
  const { name, tagline } = configuration
  return { ...hotel, name: name || hotel.name, tagline: tagline || hotel.tagline, configuration }
}

export async function getHero(): Promise<Hero & Pictured> {
  return (await getSiteContent()).hero
}

export async function getAbout(): Promise<About & Pictured> {
  return (await getSiteContent()).about
}

/** Returns the contacts; missing fields are empty. */
export async function getContacts(): Promise<Contacts> {
  return (await getSiteContent()).contacts
}

/** Returns the hotel's conditions, by default the specified ones. */
export async function getConditions(): Promise<Conditions> {
  return (await getSiteContent()).conditions
}

/** Returns how guests book, by default through the environment's engine. */
export async function getBookingWay(): Promise<BookingWay> {
  const { booking } = await getSiteContent()
  const { BOOKING_ENGINE_URL: host, BOOKING_HOTEL_ID: hotelId } = env()
  return bookingWay(booking, { host, hotelId })
}

/** Returns the hotel's names, by default the specification's. */
export async function getNaming(): Promise<Naming> {
  return (await getSiteContent()).naming
}

/** Returns the legal texts; missing ones are empty. */
export async function getTexts(): Promise<Texts> {
  return (await getSiteContent()).texts
}

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
  const [{ rooms }, naming] = await Promise.all([getSiteContent(), getNaming()])
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

type Addressed = { slug: string; previousSlugs?: string[] | undefined }

function itemAt<Item extends Addressed>(items: Item[], slug: string): Item | undefined {
  return (
    items.find((item) => item.slug === slug) ??
    items.find(({ previousSlugs = [] }) => previousSlugs.includes(slug))
  )
}

/** Filters at each render instead of each load: active, already started (OFF-23), and not hidden since their end. */
async function shownPackages() {
  const { packages } = await getSiteContent()
  const now = await siteMoment()
  return packages.filter((pkg) => isOnSite(pkg, now))
}

function stayStart(pkg: Package) {
  return pkg.dates.accommodationStart ?? '9999-12-31'
}
