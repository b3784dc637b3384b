import { expect, test } from 'vitest'
import { todayInHotel, yearOf } from '@/lib/dates'
import { hasEnded, isHidden } from '@/lib/packages/expiry'
import { packageFields } from '@/lib/packages/fields'
import type { Package } from '@/lib/packages/schema'
import { testDay } from '@/scripts/lib/test-day'
import { addDays, easter } from './seasons.ts'
import { demoPackages } from './test-content.ts'

const tenYears = Array.from({ length: 3653 }, (_, count) => addDays(testDay, count))

test('on no day of ten years has an active package ended, nor is any out of order', () => {
  for (const today of [...tenYears, todayInHotel()]) {
    const packages = demoPackages(today)
    const trouble = packages.flatMap((pkg) =>
      troubleOf(pkg, today).map((what) => `${today} ${pkg.slug}: ${what}`),
    )
    if (new Set(packages.map(({ slug }) => slug)).size < packages.length)
      trouble.push(`${today}: equal slugs`)
    expect(trouble).toEqual([])
  }
})

test('on the day of the tests it is what the tests look for', () => {
  expect(
    demoPackages(testDay).map(({ name, slug, dates }) => [name, slug, Object.values(dates).join(' ')]),
  ).toEqual([
    ['Natal 2026', 'natal-2026', '2026-09-01 2026-12-18 2026-12-23 2026-12-27'],
    ['Réveillon 2026/27', 'reveillon-2026-27', '2026-09-01 2026-12-22 2026-12-29 2027-01-02'],
    ['Carnaval 2027', 'carnaval-2027', '2026-10-15 2027-01-29 2027-02-05 2027-02-10'],
    ['Refúgio Romântico', 'refugio-romantico', '   '],
    ['Respiro na Mata', 'respiro-na-mata', '2026-03-02 2027-06-15 2026-03-09 2027-06-30'],
    ['Meio de Semana com Pet', 'meio-de-semana-com-pet', '   '],
    ['Inverno 2027', 'inverno-2027', '2026-07-19 2027-07-18 2027-07-02 2027-07-25'],
    ['Outubro Mágico 2027', 'outubro-magico-2027', '2027-08-10 2027-10-25 2027-10-01 2027-10-30'],
    ['Páscoa 2027', 'pascoa-2027', '2027-01-11 2027-03-19 2027-03-25 2027-03-28'],
  ])
})

test.each([
  ['2026-12-18', 'natal-2026', '2026-09-01'],
  ['2026-12-19', 'natal-2027', '2026-12-19'],
  ['2027-08-31', 'natal-2027', '2026-12-19'],
  ['2027-09-01', 'natal-2027', '2027-09-01'],
])('on %s Christmas is %s, on sale since %s', (today, slug, offerStart) => {
  const [natal] = demoPackages(today)
  expect(natal).toMatchObject({ slug, dates: { offerStart } })
})

test('the feasts that move', () => {
  const known = [
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2031-04-13',
    '2038-04-25',
  ]
  expect(known.map((day) => easter(yearOf(day)))).toEqual(known)
})

function troubleOf(pkg: Package, today: string): string[] {
  const { offerStart, offerEnd, accommodationStart, accommodationEnd } = pkg.dates
  const all = [offerStart, offerEnd, accommodationStart, accommodationEnd].filter((date) => date !== null)
  const nights = (Date.parse(accommodationEnd ?? '') - Date.parse(accommodationStart ?? '')) / 86_400_000
  const weekday = accommodationStart && new Date(accommodationStart).getUTCDay()
  const holds: [string, boolean][] = [
    ['has ended', !pkg.active || !(hasEnded(pkg, today) || isHidden(pkg, today))],
    ['is not on sale', !pkg.active || !offerStart || offerStart <= today],
    [
      'holds a placeholder',
      !/[{}]/.test([pkg.name, pkg.slug, pkg.description, pkg.monthLabel, ...all].join()),
    ],
    ['is unreadable', packageFields.slug.read.safeParse(pkg.slug).success],
    ['misses dates', all.length === 0 || all.length === 4],
    ['ends before it starts', all.length === 0 || (String(offerStart) <= String(offerEnd) && nights > 0)],
    ['is sold after the stay', String(offerEnd) <= String(accommodationEnd)],
    ['is shorter than its nights', !(nights < pkg.details.nights)],
    ['says other nights', pkg.priceDetail.includes(`${pkg.details.nights} noites`)],
    ['asks for more nights', pkg.details.minNights <= pkg.details.nights],
    ['has a moving feast on another weekday', !/^carnaval|^inverno|^outubro/.test(pkg.slug) || weekday === 5],
    [
      'is called after another year',
      !/\d{4}/.test(pkg.slug) || pkg.slug.includes(String(accommodationStart).slice(0, 4)),
    ],
    ['does not stay hidden at its end', pkg.hideAtEnd === true],
    ['sells another page', pkg.bookingUrl === null || pkg.bookingUrl.endsWith(`/${pkg.slug}`)],
  ]
  return holds.flatMap(([what, isTrue]) => (isTrue ? [] : what))
}
