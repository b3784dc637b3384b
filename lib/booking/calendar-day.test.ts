import { expect, test } from 'vitest'
import { fromCalendarDay, toCalendarDay } from './calendar-day'
import { onEveryClock } from './test-clocks'

const days = [
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2028-02-29',
  // Midnight did not exist in São Paulo on the first, and came twice before the second.
  '2018-11-04',
  '2019-02-17',
  // New York's clocks change in these nights.
  '2026-03-08',
  '2026-11-01',
]

onEveryClock(() => {
  test.each(days)('%s is that day in the calendar, and comes back as it went', (date) => {
    const day = toCalendarDay(date)
    expect([day.getFullYear(), day.getMonth() + 1, day.getDate()]).toEqual(date.split('-').map(Number))
    expect(fromCalendarDay(day)).toBe(date)
  })

  test('the calendar’s own days, at midnight, are read as what they show', () => {
    expect(fromCalendarDay(new Date(2026, 11, 31))).toBe('2026-12-31')
    expect(fromCalendarDay(new Date(2018, 10, 4))).toBe('2018-11-04')
    expect(fromCalendarDay(new Date(2026, 2, 8))).toBe('2026-03-08')
  })
})
