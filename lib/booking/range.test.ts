import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fromCalendarDay, isPast, nightsBetween, noStay, selectDay, toCalendarDay } from './range'

/** Visitors' time zones with their `getTimezoneOffset` in July; New York still changes twice a year. */
const clocks = { 'America/Sao_Paulo': 180, 'America/New_York': 240, UTC: 0, 'Asia/Tokyo': -540 }

const today = '2026-12-04'
const days = [
  '2026-12-31',
  '2028-02-29',
  // São Paulo had no midnight on the first date, and two before the second.
  '2018-11-04',
  '2019-02-17',
  // New York's clocks change in these nights.
  '2026-03-08',
  '2026-11-01',
]

describeOnEveryClock(() => {
  test.each(days)('%s is that day in the calendar, and converts back unchanged', (date) => {
    const day = toCalendarDay(date)
    expect([day.getFullYear(), day.getMonth() + 1, day.getDate()]).toEqual(date.split('-').map(Number))
    expect(fromCalendarDay(day)).toBe(date)
  })

  test.each([
    ['the first click sets the start', [10], '10..'],
    ['the second sets the end', [10, 15], '10..15'],
    ['a click before the start moves the start', [10, 5], '5..'],
    ['and also that of a complete stay', [10, 15, 5], '5..15'],
    ['the same day again clears it', [10, 10], '..'],
    ['a later click moves the end of a complete stay', [10, 15, 20], '10..20'],
    ['the start of a complete stay again clears it', [10, 15, 10], '..'],
    ['and its end again clears the end', [10, 15, 15], '10..'],
    ['a disabled day is no start', [3], '..'],
    ['a disabled day moves no start', [10, 3], '10..'],
  ])('in December 2026, on the 4th, %s: %j (BOOK-4)', (_, days, expected) => {
    const stay = click(
      days.map((day) => `2026-12-${String(day).padStart(2, '0')}`),
      today,
    )
    const [from, to] = [stay.from, stay.to].map((date) => (date ? Number(date.slice(8)) : ''))
    expect(`${from}..${to}`).toBe(expected)
  })

  test.each([
    ['over a leap day', '2028-02-28', '2028-03-01', 2],
    ['over the night that lost an hour in São Paulo', '2018-11-03', '2018-11-05', 2],
    ['over the night that loses an hour in New York', '2026-03-07', '2026-03-09', 2],
  ])('a stay %s is chosen like any other', (_, first, second, nights) => {
    const stay = { from: first, to: second }
    expect(click([first, second], first)).toEqual(stay)
    expect(click([second, first, second], first)).toEqual(stay)
    expect(click([first, first], first)).toEqual(noStay)
    expect(click([first, second], second), 'a disabled start').toEqual({ from: second, to: null })
    expect(nightsBetween(first, second)).toBe(nights)
  })
})

const day = fc
  .date({ min: new Date('2026-12-01'), max: new Date('2027-01-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('after any clicks no chosen day is past, and the end is after the start', () => {
  fc.assert(
    fc.property(fc.array(day), (days) => {
      const { from, to } = days.reduce((stay, next) => selectDay(stay, next, today), noStay)
      if (from) expect(isPast(from, today)).toBe(false)
      if (to) expect(from && from < to).toBe(true)
    }),
  )
})

/** Simulates a visitor's clicks on days of the calendar, read as the booking does. */
function click(days: string[], today: string) {
  return days.reduce((stay, day) => selectDay(stay, fromCalendarDay(toCalendarDay(day)), today), noStay)
}

function describeOnEveryClock(declareTests: () => void) {
  describe.each(Object.entries(clocks))('on a clock in %s', (zone, offset) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone)
      return () => vi.unstubAllEnvs()
    })

    test('the time zone is really in effect', () => {
      expect(new Date('2026-07-01T00:00:00Z').getTimezoneOffset()).toBe(offset)
    })

    declareTests()
  })
}
