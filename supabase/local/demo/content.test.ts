import { describe, expect, test } from 'vitest'
import { roomCategories } from '@/lib/rooms/categories'
import { testDay } from '@/scripts/lib/test-day'
import { demoAbout, demoHero, demoRooms, demoPackages as packagesOn } from './test-content.ts'

const demoPackages = packagesOn(testDay)
const packageCategories = ['romantico', 'familia', 'aventura', 'bem-estar', 'gastronomia']

describe('packages', () => {
  const active = demoPackages.filter((pkg) => pkg.active)

  test('nine, two of them inactive, and the active ones cover the five categories', () => {
    expect(demoPackages).toHaveLength(9)
    expect(active).toHaveLength(7)
    expect(new Set(active.map((pkg) => pkg.category))).toEqual(new Set(packageCategories))
  })

  test('five featured, all active', () => {
    const featured = demoPackages.filter((pkg) => pkg.isFeatured)
    expect(featured).toHaveLength(5)
    expect(featured.every((pkg) => pkg.active)).toBe(true)
  })

  test('at least three active discounts, and never a negative one', () => {
    const discounted = demoPackages.filter((pkg) => pkg.originalPrice !== null)
    expect(discounted.filter((pkg) => pkg.active).length).toBeGreaterThanOrEqual(3)
    for (const pkg of discounted) expect(pkg.originalPrice).toBeGreaterThan(pkg.price)
  })

  test('shows the edge cases: no gallery, no highlights, no booking link, no dates, a stay over two years', () => {
    expect(active.filter((pkg) => pkg.images.gallery.length === 0)).toHaveLength(1)
    expect(active.filter((pkg) => pkg.highlights.length === 0)).toHaveLength(1)
    expect(active.filter((pkg) => pkg.bookingUrl === null)).toHaveLength(1)
    expect(active.some((pkg) => pkg.dates.accommodationStart === null)).toBe(true)
    expect(active.map(({ dates }) => dates.accommodationEnd)).toContain('2027-01-02')
  })

  test('ids and order are unique', () => {
    for (const key of ['id', 'orderIndex'] as const) {
      expect(new Set(demoPackages.map((pkg) => pkg[key])).size).toBe(demoPackages.length)
    }
  })

  test('lists have a sane length', () => {
    for (const pkg of demoPackages) {
      expect(pkg.features.length).toBeGreaterThanOrEqual(5)
      expect(pkg.features.length).toBeLessThanOrEqual(8)
      expect(pkg.images.gallery.length).toBeLessThanOrEqual(4)
    }
  })

  test('each names a chalet that exists and holds its guests', () => {
    for (const pkg of demoPackages) {
      const room = demoRooms.find(({ name }) => new RegExp(`${name}(,|$)`).test(pkg.features[0] ?? ''))
      expect(room, pkg.name).toBeDefined()
      expect(room?.active).toBe(true)
      expect(room?.capacity).toBeGreaterThanOrEqual(pkg.details.maxCapacity)
    }
  })
})

describe('rooms', () => {
  const active = demoRooms.filter((room) => room.active)

  test('seven, one of them inactive, and the active ones cover the five categories', () => {
    expect(demoRooms).toHaveLength(7)
    expect(active).toHaveLength(6)
    expect(new Set(active.map((room) => room.category))).toEqual(new Set(roomCategories))
  })

  test('ids and names are unique', () => {
    expect(new Set(demoRooms.map((room) => room.id)).size).toBe(demoRooms.length)
    expect(new Set(demoRooms.map((room) => room.name)).size).toBe(demoRooms.length)
  })

  test.each([
    /wi-fi/i,
    /\btv\b/i,
    /frigobar/i,
    /varanda/i,
    /\bsala\b/i,
    /\bcopa\b/i,
    /climatização/i,
    /ar quente/i,
    /ar-condicionado/i,
    /ar condicionado/i,
    /lareira/i,
    /hidromassagem/i,
    /algodão/i,
  ])('an active room has the feature %s', (keyword) => {
    expect(active.flatMap((room) => room.features).some((feature) => keyword.test(feature))).toBe(true)
  })

  test('each has three to five images', () => {
    for (const room of demoRooms) {
      expect(room.images.length).toBeGreaterThanOrEqual(3)
      expect(room.images.length).toBeLessThanOrEqual(5)
    }
  })
})

test('there is enough to read', () => {
  const content = [demoPackages, demoRooms, demoHero, demoAbout]
  expect(JSON.stringify(content).length).toBeGreaterThan(12_000)
})
