import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentInHotel } from '@/lib/dates'
import { endOfPackage, hasEnded, isExpired, isOnSite, timesOnSite } from './expiry'

function dates(offerEnd: string | null, accommodationEnd: string | null, offerStart: string | null = null) {
  return { offerStart, offerEnd, accommodationStart: null, accommodationEnd }
}

// A package is over once it can no longer be bought or stayed for; it has ended after its stay, or its offer.
test.each([
  [null, null, '2099-01-01', false, false],
  ['2026-12-20', null, '2026-12-20', false, false],
  ['2026-12-20', null, '2026-12-21', true, true],
  ['2026-12-20', '2027-01-02', '2026-12-21', true, false],
  ['2026-12-20', '2027-01-02', '2027-01-02', true, false],
  ['2026-12-20', '2027-01-02', '2027-01-03', true, true],
  ['2026-12-31', '2026-12-15', '2026-12-16', true, true],
] as const)(
  'offer to %s, stay to %s, on %s: over is %s, ended is %s',
  (offer, stay, today, isOver, ended) => {
    const pkg = { dates: dates(offer, stay) }
    for (const at of [momentInHotel(today, '00:00'), momentInHotel(today, '23:59')]) {
      expect(isOnSite({ ...pkg, hideAtEnd: true }, at)).toBe(!isOver)
      for (const hideAtEnd of [false, undefined]) expect(isOnSite({ ...pkg, hideAtEnd }, at)).toBe(true)
      expect(isExpired({ ...pkg, active: true }, at)).toBe(isOver)
      expect(isExpired({ ...pkg, active: false }, at)).toBe(false)
      expect(endOfPackage(pkg) <= at).toBe(ended)
    }
    expect(hasEnded(pkg, today)).toBe(ended)
  },
)

describe('a package with times is on the site from its first minute to its last (OFF-11, OFF-23)', () => {
  const at = (moment: string) => Date.parse(`${moment}-03:00`)
  const pkg = { dates: dates('2027-01-10', '2027-01-12', '2027-01-01'), showFromStart: true, hideAtEnd: true }

  test.each([
    [{}, '2027-01-01T00:00', '2027-01-11T00:00'],
    [{ showFromTime: '14:30' }, '2027-01-01T14:30', '2027-01-11T00:00'],
    [{ hideAtTime: '18:00' }, '2027-01-01T00:00', '2027-01-10T18:01'],
    [{ hideAtTime: '23:59' }, '2027-01-01T00:00', '2027-01-11T00:00'],
  ])('%o', (times, from, until) => {
    expect(timesOnSite({ ...pkg, ...times })).toEqual({ from: at(from), until: at(until) })
    const shown = [-1, 0].map((ms) => isOnSite({ ...pkg, ...times }, at(from) + ms))
    const hidden = [-1, 0].map((ms) => isOnSite({ ...pkg, ...times }, at(until) + ms))
    expect([shown, hidden]).toEqual([
      [false, true],
      [true, false],
    ])
  })

  test('the start is ignored for a package older than the switch, or without a start', () => {
    for (const other of [
      { showFromStart: undefined },
      { showFromStart: false },
      { dates: dates(null, null) },
    ])
      expect(timesOnSite({ ...pkg, showFromTime: '14:30', ...other }).from).toBe(Number.NEGATIVE_INFINITY)
  })

  test('it appears once and leaves once, whatever its dates and times', () => {
    const day = fc
      .date({ min: new Date('2017-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'))
    fc.assert(
      fc.property(day, day, time, time, fc.nat(), (offerStart, offerEnd, showFromTime, hideAtTime, step) => {
        const timed = { ...pkg, dates: dates(offerEnd, null, offerStart), showFromTime, hideAtTime }
        const { from, until } = timesOnSite(timed)
        const near = [from, until].flatMap((moment) => [moment - 1, moment, moment + (step % 86_400_000)])
        for (const moment of near) expect(isOnSite(timed, moment)).toBe(from <= moment && moment < until)
        expect(offerStart + showFromTime <= offerEnd + hideAtTime === from < until).toBe(true)
      }),
    )
  })
})
