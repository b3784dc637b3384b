import { expect, test } from 'vitest'
import { roomCategories } from '@/lib/rooms/categories'
import { testDay } from '@/scripts/lib/test-day'
import { demoRooms, demoPackages as packagesOn } from './test-content.ts'

// The demonstration shows every case that the site knows, and the browser tests look for them.

const packages = packagesOn(testDay)
const active = packages.filter((pkg) => pkg.active)
const count = (list: typeof packages, has: (pkg: (typeof packages)[number]) => boolean) =>
  list.filter(has).length

test('nine packages, the active ones in every category, with all edge cases', () => {
  expect([packages.length, active.length]).toEqual([9, 7])
  expect(new Set(active.map((pkg) => pkg.category)).size).toBe(5)
  expect(count(packages, (pkg) => Boolean(pkg.isFeatured))).toBe(5)
  expect(count(active, (pkg) => Boolean(pkg.isFeatured))).toBe(5)
  expect(count(active, (pkg) => pkg.originalPrice !== null)).toBeGreaterThanOrEqual(3)
  expect(count(packages, (pkg) => pkg.originalPrice !== null && pkg.originalPrice <= pkg.price)).toBe(0)
  expect(count(active, (pkg) => pkg.images.gallery.length === 0)).toBe(1)
  expect(count(active, (pkg) => pkg.highlights.length === 0)).toBe(1)
  expect(count(active, (pkg) => pkg.bookingUrl === null)).toBe(1)
  expect(count(active, (pkg) => pkg.dates.accommodationStart === null)).toBeGreaterThan(0)
  expect(active.map(({ dates }) => dates.accommodationEnd)).toContain('2027-01-02')
})

test.each(packages)('$name names a chalet that exists and has room for its guests', (pkg) => {
  const room = demoRooms.find(({ name }) => new RegExp(`${name}(,|$)`).test(pkg.features[0] ?? ''))
  expect(room?.active).toBe(true)
  expect(room?.capacity).toBeGreaterThanOrEqual(pkg.details.maxCapacity)
})

test('seven rooms, the active ones in every category and with every feature that has an icon', () => {
  const rooms = demoRooms.filter((room) => room.active)
  expect([demoRooms.length, rooms.length]).toEqual([7, 6])
  expect(new Set(rooms.map((room) => room.category))).toEqual(new Set(roomCategories))
  const features = rooms.flatMap((room) => room.features).join('\n')
  const words =
    'wi-fi|\\btv\\b|frigobar|varanda|\\bsala\\b|\\bcopa\\b|climatização|ar quente|ar-condicionado|lareira|hidromassagem|algodão'
  for (const word of words.split('|')) expect(features).toMatch(new RegExp(word, 'i'))
  for (const room of demoRooms) {
    expect(room.images.length).toBeGreaterThanOrEqual(3)
    expect(room.images.length).toBeLessThanOrEqual(5)
  }
})
