import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clockInHotel, endOfDayInHotel, momentInHotel, siteNow, todayInHotel } from './dates'

const zones = { 'America/Sao_Paulo': 180, UTC: 0, 'Pacific/Kiritimati': -840 }

describe.each(Object.entries(zones))('on a machine in %s', (zone, offset) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    return () => vi.unstubAllEnvs()
  })

  test('the hotel’s day changes at midnight in São Paulo (DATA-5)', async () => {
    expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).toBe(offset)
    const { todayInHotel } = await import('./dates')
    expect(todayInHotel(new Date('2027-01-01T02:59:59Z'))).toBe('2026-12-31')
    expect(todayInHotel(new Date('2027-01-01T03:00:00Z'))).toBe('2027-01-01')
  })

  test('a plain date is written as it is stored', async () => {
    const { formatDate, formatDateRange, keepUnitsTogether } = await import('./format')
    expect(formatDate('2026-12-31')).toBe('31/12/2026')
    expect(formatDateRange('2026-02-28', '2026-03-01')).toBe(
      keepUnitsTogether('28 de fevereiro a 1º de março de 2026'),
    )
  })
})

describe('the moment of a day and a time at the hotel', () => {
  const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16)

  // Summer time ended on 18/02/2018 and began on 04/11/2018, both at midnight.
  test.each([
    ['2027-01-01', '00:00', '2027-01-01T03:00', '2027-01-01T03:00'],
    ['2018-02-17', '23:30', '2018-02-18T01:30', '2018-02-18T02:30'],
    ['2018-02-18', '00:00', '2018-02-18T03:00', '2018-02-18T03:00'],
    ['2018-11-03', '23:59', '2018-11-04T02:59', '2018-11-04T02:59'],
    ['2018-11-04', '00:00', '2018-11-04T03:00', '2018-11-04T03:00'],
    ['2018-11-04', '00:30', '2018-11-04T03:30', '2018-11-04T03:30'],
  ] as const)('%s at %s', (day, time, first, last) => {
    expect([iso(momentInHotel(day, time)), iso(momentInHotel(day, time, 'last'))]).toEqual([first, last])
  })

  test('matches the clock in every year, and a day ends when the next one begins', () => {
    const anyMoment = fc.integer({ min: Date.UTC(1990, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 })
    fc.assert(
      fc.property(anyMoment, (minutes) => {
        const at = minutes * 60_000
        const [day, time] = [todayInHotel(at), clockInHotel(at).slice(11)]
        const [first, last] = [momentInHotel(day, time), momentInHotel(day, time, 'last')]
        expect([first, last]).toContain(at)
        expect([clockInHotel(first), clockInHotel(last)]).toEqual([`${day} ${time}`, `${day} ${time}`])
        const end = endOfDayInHotel(day)
        expect([todayInHotel(end - 1), todayInHotel(end) > day]).toEqual([day, true])
      }),
      { numRuns: 500 },
    )
  })

  test('on a test server the site’s moment is noon of its fixed day', () => {
    vi.stubEnv('HOTEL_TODAY', '2026-11-20')
    expect([clockInHotel(siteNow()), todayInHotel()]).toEqual(['2026-11-20 12:00', '2026-11-20'])
    vi.unstubAllEnvs()
  })
})
