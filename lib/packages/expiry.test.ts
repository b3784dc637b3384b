import { describe, expect, test } from 'vitest'
import { hasEnded, isExpired, isHidden } from './expiry'

type Ends = { offerEnd?: string | null; accommodationEnd?: string | null }

function dates({ offerEnd = null, accommodationEnd = null }: Ends) {
  return { offerStart: null, offerEnd, accommodationStart: null, accommodationEnd }
}

describe('a package with the switch is hidden', () => {
  test.each<[hidden: boolean, Ends, today: string]>([
    [false, { offerEnd: '2026-12-20' }, '2026-12-20'],
    [true, { offerEnd: '2026-12-20' }, '2026-12-21'],
    // Whichever ends first: what can no longer be bought, and what can no longer be stayed for.
    [true, { offerEnd: '2026-12-20', accommodationEnd: '2027-01-02' }, '2026-12-21'],
    [true, { offerEnd: '2026-12-31', accommodationEnd: '2026-12-15' }, '2026-12-16'],
    [false, {}, '2099-01-01'],
  ])('%s: %o on %s', (hidden, ends, today) => {
    expect(isHidden({ hideAtEnd: true, dates: dates(ends) }, today)).toBe(hidden)
  })

  test.each([false, undefined])('never with the switch at %s', (hideAtEnd) => {
    expect(isHidden({ hideAtEnd, dates: dates({ offerEnd: '2001-01-01' }) }, '2026-01-01')).toBe(false)
  })
})

describe('a package is expired', () => {
  test.each<[expired: boolean, Ends, today: string]>([
    [false, { offerEnd: '2026-12-20', accommodationEnd: '2027-01-02' }, '2026-12-20'],
    [true, { offerEnd: '2026-12-20', accommodationEnd: '2027-01-02' }, '2026-12-21'],
    [true, { offerEnd: '2027-03-01', accommodationEnd: '2027-01-02' }, '2027-01-03'],
    [false, {}, '2099-01-01'],
  ])('%s: %o on %s', (expired, ends, today) => {
    expect(isExpired({ active: true, dates: dates(ends) }, today)).toBe(expired)
    expect(isExpired({ active: false, dates: dates(ends) }, today)).toBe(false)
  })
})

describe('a package has ended', () => {
  test.each<[ended: boolean, Ends, today: string]>([
    [false, { offerEnd: '2026-12-20', accommodationEnd: '2027-01-02' }, '2027-01-02'],
    [true, { offerEnd: '2026-12-20', accommodationEnd: '2027-01-02' }, '2027-01-03'],
    [true, { offerEnd: '2027-03-01', accommodationEnd: '2027-01-02' }, '2027-01-03'],
    [false, { offerEnd: '2026-12-20' }, '2026-12-20'],
    [true, { offerEnd: '2026-12-20' }, '2026-12-21'],
    [false, {}, '2099-01-01'],
  ])('%s: %o on %s', (ended, ends, today) => {
    expect(hasEnded({ dates: dates(ends) }, today)).toBe(ended)
    // With the switch it is never seen.
    if (ended) expect(isHidden({ hideAtEnd: true, dates: dates(ends) }, today)).toBe(true)
  })
})
