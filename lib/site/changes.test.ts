import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockInHotel, minute, momentInHotel, todayInHotel } from '@/lib/dates'
import { noticeSection } from '@/lib/hotel/notice/fields'
import { hasEnded, isOnSite } from '@/lib/packages/expiry'
import { type Package, packagesSection } from '@/lib/packages/fields'
import { listSiteChanges, nextChangeAt } from './changes'
import { asPublished } from './test-site'

const at = (moment: string) => Date.parse(`${moment}-03:00`)

const blank = packagesSection.schema.parse({ id: 'x', name: 'x', slug: 'x', category: 'familia', price: 900 })

function packageOf(id: string, { dates, ...values }: Partial<Omit<Package, 'dates'>> & { dates?: object }) {
  return { ...blank, id, name: id, slug: id, ...values, dates: { ...blank.dates, ...dates } }
}

test('packages appear, end and leave in chronological order, without past events (ADM-27)', () => {
  const dates = { offerStart: '2026-12-01', offerEnd: '2026-12-20', accommodationEnd: '2026-12-27' }
  const oneDay = { ...dates, offerEnd: dates.offerStart }
  const timed = { showFromStart: true, hideAtEnd: true }
  const packages = [
    packageOf('fica', { dates }),
    // It is called by its name, as in the panel's list.
    packageOf('natal', { title: 'Natal na serra', dates, ...timed, showFromTime: '14:00' }),
    packageOf('sempre', {}),
    packageOf('nunca', { dates, ...timed, hideAtTime: '10:00' }),
    packageOf('impossivel', { dates: oneDay, ...timed, showFromTime: '18:00', hideAtTime: '10:00' }),
  ]
  const all = listSiteChanges(asPublished({ packages }), at('2026-11-20T12:00'))
  expect(all.map(({ what, label, at }) => `${clockInHotel(at)} ${label} ${what}`)).toEqual([
    '2026-12-01 00:00 nunca appears',
    '2026-12-01 14:00 natal appears',
    '2026-12-20 10:01 nunca leaves',
    '2026-12-21 00:00 natal leaves',
    '2026-12-28 00:00 fica ends',
  ])
  expect(listSiteChanges(asPublished({ packages }), all[2]?.at)).toEqual(all.slice(3))
  expect(clockInHotel(nextChangeAt(asPublished({ packages }), at('2026-12-01T09:00')))).toBe(
    '2026-12-01 14:00',
  )
  expect(clockInHotel(nextChangeAt(asPublished({ packages }), at('2026-12-01T14:00')))).toBe(
    '2026-12-02 00:00',
  )
  expect(clockInHotel(nextChangeAt(undefined, at('2026-12-31T23:59')))).toBe('2027-01-01 00:00')
  const marked = asPublished({ packages, changes: [at('2026-12-01T08:00'), at('2026-12-01T13:00')] })
  expect(clockInHotel(nextChangeAt(marked, at('2026-12-01T09:00')))).toBe('2026-12-01 13:00')
})

test('a notice appears and leaves at its minute, unless it is empty or would leave before (ADM-30)', () => {
  const changes = (values: object) =>
    listSiteChanges(
      asPublished({ notice: noticeSection.schema.parse({ id: 'notice', text: 'Oi', ...values }) }),
    )
  const times = { starts: '2026-12-01', startsAt: '06:30', ends: '2026-12-02', endsAt: '18:00' }
  expect(changes(times).map(({ what, list, at }) => `${clockInHotel(at)} ${list} ${what}`)).toEqual([
    '2026-12-01 06:30 notice appears',
    '2026-12-02 18:01 notice leaves',
  ])
  expect(changes({ starts: '2026-12-01' })).toHaveLength(1)
  for (const none of [{}, { ...times, text: ' ' }, { ...times, starts: '2026-12-03' }])
    expect(changes(none)).toEqual([])
})

// Years with and without summer time; many things fall on the same days.
const days = [
  '2017-10-14',
  '2017-10-15',
  '2018-02-17',
  '2018-02-18',
  '2026-12-31',
  '2027-01-01',
  '2028-02-29',
] as const
const day = fc.option(fc.constantFrom(...days))
const time = fc.constantFrom('', '00:00', '00:30', '12:07', '23:30', '23:59')
const anyPackage = fc.record({
  dates: fc.record({ offerStart: day, offerEnd: day, accommodationStart: day, accommodationEnd: day }),
  showFromStart: fc.option(fc.boolean(), { nil: undefined }),
  showFromTime: time,
  hideAtEnd: fc.option(fc.boolean(), { nil: undefined }),
  hideAtTime: time,
})
const catalogue = fc
  .array(anyPackage, { maxLength: 8 })
  .map((list) => list.map((values, index) => packageOf(`p${index}`, values)))
const moment = fc
  .tuple(fc.constantFrom(...days), fc.integer({ min: -1440, max: 2880 }), fc.nat(59_999))
  .map(([date, minutes, ms]) => momentInHotel(date, '00:00') + minutes * minute + ms)

test('from any moment to the next change the site stays the same, and each change is one (PUB-13)', () => {
  fc.assert(
    fc.property(catalogue, moment, fc.double({ min: 0, max: 1, noNaN: true }), (packages, from, share) => {
      const shownAt = (now: number) =>
        packages
          .filter((pkg) => isOnSite(pkg, now))
          .map((pkg) => `${pkg.id}${hasEnded(pkg, todayInHotel(now)) ? ' ended' : ''}`)
      const next = nextChangeAt(asPublished({ packages }), from)
      expect(next).toBeGreaterThan(from)
      // No page is older than its day.
      expect(todayInHotel(next - 1)).toBe(todayInHotel(from))
      for (const now of [next - 1, from + Math.floor((next - 1 - from) * share)])
        expect(shownAt(now)).toEqual(shownAt(from))
      for (const change of listSiteChanges(asPublished({ packages })))
        expect(shownAt(change.at)).not.toEqual(shownAt(change.at - 1))
    }),
  )
})

test('the listed changes match the site: applied to one day, they lead to the next', () => {
  fc.assert(
    fc.property(catalogue, moment, moment, (packages, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const onSite = new Set(packages.filter((pkg) => isOnSite(pkg, from)).map(({ id }) => id))
      for (const { what, id, at } of listSiteChanges(asPublished({ packages }), from)) {
        if (at > to) break
        if (what === 'appears') onSite.add(id)
        if (what === 'leaves') onSite.delete(id)
        if (what === 'ends') expect(onSite.has(id)).toBe(true)
      }
      expect([...onSite].toSorted()).toEqual(packages.filter((pkg) => isOnSite(pkg, to)).map(({ id }) => id))
    }),
  )
})
