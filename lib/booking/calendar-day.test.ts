import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fromCalendarDay, toCalendarDay } from './calendar-day'
import { clickDay, noStay } from './range'

const zones = { 'America/Sao_Paulo': 180, UTC: 0, 'Asia/Tokyo': -540 }

const days = [
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2028-02-29',
  // Midnight did not exist in São Paulo on the first, and came twice before the second.
  '2018-11-04',
  '2019-02-17',
]

describe.each(Object.entries(zones))('on a clock in %s', (zone, offset) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
    return () => vi.unstubAllEnvs()
  })

  test('the clock really is there', () => {
    expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).toBe(offset)
  })

  test.each(days)('%s is that day in the calendar, and comes back as it went', (date) => {
    const day = toCalendarDay(date)
    expect([day.getFullYear(), day.getMonth() + 1, day.getDate()]).toEqual(date.split('-').map(Number))
    expect(fromCalendarDay(day)).toBe(date)
  })

  test('the calendar’s own days, at midnight, are read as what they show', () => {
    expect(fromCalendarDay(new Date(2026, 11, 31))).toBe('2026-12-31')
    expect(fromCalendarDay(new Date(2018, 10, 4))).toBe('2018-11-04')
  })

  test('two clicks choose the same stay as anywhere', () => {
    const clicks = [new Date(2018, 10, 3), new Date(2018, 10, 4)]
    const stay = clicks.reduce((so, day) => clickDay(so, fromCalendarDay(day), '2018-11-03'), noStay)
    expect(stay).toEqual({ from: '2018-11-03', to: '2018-11-04' })
  })
})
