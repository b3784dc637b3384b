import { expect, test } from 'vitest'
import { addDays, todayInHotel } from '@/lib/dates'
import { hasEnded, isOnSite } from '@/lib/packages/expiry'
import type { Package } from '@/lib/packages/fields'
import { testDay } from '@/scripts/lib/test-day'
import { movePackages } from './seasons.ts'
import { demoPackages, quaresmeira } from './test-content.ts'

test('in every week of ten years the active packages are current and in order (DATA-11)', () => {
  const tenYears = Array.from({ length: 522 }, (_, count) => addDays(testDay, count * 7))
  for (const today of [...tenYears, todayInHotel()]) {
    const packages = demoPackages(today)
    const trouble = packages.flatMap((pkg) => findFaults(pkg, today).map((what) => `${pkg.slug}: ${what}`))
    expect(trouble, today).toEqual([])
    expect(new Set(packages.map(({ slug }) => slug)).size, today).toBe(packages.length)
  }
})

test.each([
  ['2026-12-18', 'natal-2026', '2026-09-01'],
  ['2026-12-19', 'natal-2027', '2026-12-19'],
  ['2027-09-01', 'natal-2027', '2027-09-01'],
])('on %s the Christmas package is %s, on sale since %s', (today, slug, offerStart) => {
  const [natal] = demoPackages(today)
  expect(natal).toMatchObject({ slug, dates: { offerStart } })
})

test('names, slugs and texts follow the years, and Carnival follows Easter', () => {
  const [, reveillon, carnaval] = demoPackages('2028-01-15')
  expect(reveillon).toMatchObject({
    name: 'Réveillon 2028/29',
    slug: 'reveillon-2028-29',
    previousSlugs: ['reveillon-2026-27', 'reveillon-2027-28'],
  })
  expect(carnaval).toMatchObject({
    slug: 'carnaval-2028',
    dates: { accommodationStart: '2028-02-25', accommodationEnd: '2028-03-01' },
  })
})

const [from, later] = [testDay, '2027-03-02']
const stored = quaresmeira.contentOn(from).packages.map((pkg, place) => ({
  ...pkg,
  images: { principal: `http://127.0.0.1:1/${pkg.images.principal}`, gallery: [] },
  orderIndex: place + 40,
}))
const natal = stored.findIndex(({ slug }) => slug === 'natal-2026')

test('unchanged packages move to the next season and keep their pictures and position (DATA-11)', () => {
  const moved = movePackages(quaresmeira, stored, from, later)
  expect(moved[natal]).toEqual({
    ...quaresmeira.contentOn(later).packages[natal],
    images: stored[natal]?.images,
    orderIndex: natal + 40,
    previousSlugs: ['natal-2026'],
  })
  expect(moved.map(({ slug }) => slug)).toContain('refugio-romantico')
  expect(movePackages(quaresmeira, stored, from, from)).toEqual(stored)
})

test.each([
  ['text', { title: 'Natal dos Andrade' }],
  ['save', { updatedAt: '2026-11-21T12:00:00.123Z' }],
])('a changed %s keeps the staff’s package as it is (DATA-11)', (_, change) => {
  const edited = stored.map((pkg, place) => (place === natal ? { ...pkg, ...change } : pkg))
  const moved = movePackages(quaresmeira, edited, from, later)
  expect(moved[natal]).toBe(edited[natal])
  expect(moved.map(({ slug }) => slug)).toContain('carnaval-2028')
})

function findFaults(pkg: Package, today: string): string[] {
  const { offerStart, offerEnd, accommodationStart, accommodationEnd } = pkg.dates
  const all = [offerStart, offerEnd, accommodationStart, accommodationEnd].filter((date) => date !== null)
  const nights = (Date.parse(accommodationEnd ?? '') - Date.parse(accommodationStart ?? '')) / 86_400_000
  const weekday = accommodationStart && new Date(accommodationStart).getUTCDay()
  const year = /\d{4}/.exec(pkg.slug)?.[0]
  const holds = {
    'has ended': !pkg.active || (!hasEnded(pkg, today) && isOnSite(pkg, Date.parse(`${today}T12:00-03:00`))),
    'is not on sale': !pkg.active || !offerStart || offerStart <= today,
    'lacks dates': all.length === 0 || all.length === 4,
    'ends before it starts': all.length === 0 || (String(offerStart) <= String(offerEnd) && nights > 0),
    'is sold after the stay': String(offerEnd) <= String(accommodationEnd),
    'is shorter than its nights': !(nights < pkg.details.nights),
    'begins on another weekday': !pkg.slug.startsWith('carnaval') || weekday === 5,
    'is named after another year': !year || String(accommodationStart).startsWith(year),
    'links to the page of another package': pkg.bookingUrl?.endsWith(pkg.slug) ?? true,
  }
  return Object.entries(holds).flatMap(([what, isTrue]) => (isTrue ? [] : what))
}
