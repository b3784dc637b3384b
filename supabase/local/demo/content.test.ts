import { expect, test } from 'vitest'
import { roomCategories } from '@/lib/rooms/categories'
import { testDay } from '@/scripts/lib/test-day'
import { demoRooms, demoPackages as packagesOn } from './test-content.ts'

// The demonstration shows every case that the site knows, and the browser tests look for them.

const packages = packagesOn(testDay)
const active = packages.filter((pkg) => pkg.active)

test('nine packages, the active ones in every category, with all edge cases', () => {
  expect([packages.length, active.length]).toEqual([9, 7])
  expect(new Set(active.map((pkg) => pkg.category)).size).toBe(5)
  expect(active.filter((pkg) => pkg.isFeatured)).toHaveLength(5)
  expect(active.filter((pkg) => (pkg.originalPrice ?? 0) > pkg.price).length).toBeGreaterThanOrEqual(3)
  expect(active.filter((pkg) => pkg.images.gallery.length === 0)).toHaveLength(1)
  expect(active.filter((pkg) => pkg.highlights.length === 0)).toHaveLength(1)
  expect(active.filter((pkg) => pkg.bookingUrl === null)).toHaveLength(1)
  expect(active.some((pkg) => pkg.dates.accommodationStart === null)).toBe(true)
  expect(active.map(({ dates }) => dates.accommodationEnd)).toContain('2027-01-02')
})

test.each(packages)('$name names a chalet that exists and has room for its guests', (pkg) => {
  const room = demoRooms.find(({ name }) => new RegExp(`${name}(,|$)`).test(pkg.features[0] ?? ''))
  expect(room?.active).toBe(true)
  expect(room?.capacity).toBeGreaterThanOrEqual(pkg.details.maxCapacity)
})

test('seven rooms, the active ones in every category, each with three to five pictures', () => {
  const rooms = demoRooms.filter((room) => room.active)
  expect([demoRooms.length, rooms.length]).toEqual([7, 6])
  expect(new Set(rooms.map((room) => room.category))).toEqual(new Set(roomCategories))
  for (const { images } of demoRooms) expect([3, 4, 5]).toContain(images.length)
})
