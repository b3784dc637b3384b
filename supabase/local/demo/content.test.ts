import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aboutSchema, configurationSchema, heroSchema, hotelSchema } from '@/lib/hotel/schema'
import { packageSchema } from '@/lib/packages/schema'
import { roomCategories } from '@/lib/rooms/categories'
import { roomSchema } from '@/lib/rooms/schema'
import { testDay } from '@/scripts/lib/test-day'
import { demoAbout, demoConfiguration, demoHero, demoHotel } from './hotel.ts'
import { demoPackages as packagesOn } from './packages.ts'
import { demoRooms } from './rooms.ts'

const demoPackages = packagesOn(testDay)
const publicImages = new Set(readdirSync(join(import.meta.dirname, '../../../public/images')))
const publicVideos = new Set(readdirSync(join(import.meta.dirname, '../../../public/videos')))
const packageCategories = ['romantico', 'familia', 'aventura', 'bem-estar', 'gastronomia']
const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('the schemas keep the demo content as it is written', () => {
  test.each(demoPackages)('package $name', (pkg) => {
    const stored = {
      ...pkg,
      images: {
        principal: uploaded(pkg.images.principal),
        gallery: pkg.images.gallery.map(uploaded),
      },
    }
    expect(packageSchema.parse(stored)).toEqual(stored)
  })

  test.each(demoRooms)('room $name', (room) => {
    const stored = { ...room, images: room.images.map(uploaded) }
    expect(roomSchema.parse(stored)).toEqual(stored)
  })

  test('hotel, hero, about and configuration', () => {
    const about = { ...demoAbout, image_url: uploaded(demoAbout.image_url) }
    expect(hotelSchema.parse(demoHotel)).toEqual(demoHotel)
    expect(heroSchema.parse(demoHero)).toEqual(demoHero)
    expect(aboutSchema.parse(about)).toEqual(about)
    expect(configurationSchema.parse(demoConfiguration)).toEqual(demoConfiguration)
  })
})

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
    for (const { id } of demoPackages) expect(id).toMatch(uuidV4)
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
    for (const { id } of demoRooms) expect(id).toMatch(uuidV4)
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

test('every image and video exists, and no list repeats one', () => {
  const lists = [
    ...demoPackages.map(({ images }) => [images.principal, ...images.gallery]),
    ...demoRooms.map(({ images }) => images),
    [demoAbout.image_url],
  ]
  for (const list of lists) {
    expect(new Set(list).size).toBe(list.length)
    for (const name of list) expect(publicImages).toContain(name)
  }
  const videos = [demoHero.background_url, demoHero.mobile_background_url, demoHero.video_section_url]
  for (const source of [...videos, ...demoRooms.map((room) => room.video_url)]) {
    if (source !== null) expect(publicVideos).toContain(source.replace('/videos/', ''))
  }
})

test('the copy is Portuguese, without placeholders or doubled spaces', () => {
  const copy = [demoPackages, demoRooms, demoHero, demoAbout].flatMap(visibleText).join('\n')
  expect(
    copy.match(/\b(the|and|with|your|our|room|night|nights|lake|offer|lorem|ipsum|todo:|xxx)\b/gi),
  ).toBeNull()
  expect(copy.match(/ {2}| [,.;:!?]|\.\.|—/g)).toBeNull()
  expect(copy.length).toBeGreaterThan(8000)
})

/** The seeder replaces a bare file name by the image's public address. */
function uploaded(name: string | null) {
  return `https://demo.supabase.example/storage/v1/object/public/hotel-images/${name}`
}

function visibleText(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:|\/)|\.jpg$/.test(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(visibleText)
}
