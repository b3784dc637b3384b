import { expect, test } from 'vitest'
import { hasEnded, isExpired, isHidden } from './expiry'

function dates(offerEnd: string | null, accommodationEnd: string | null) {
  return { offerStart: null, offerEnd, accommodationStart: null, accommodationEnd }
}

// Over is what can no longer be bought or no longer be stayed for; ended is the stay, or else the offer.
test.each([
  [null, null, '2099-01-01', false, false],
  ['2026-12-20', null, '2026-12-20', false, false],
  ['2026-12-20', null, '2026-12-21', true, true],
  ['2026-12-20', '2027-01-02', '2026-12-21', true, false],
  ['2026-12-20', '2027-01-02', '2027-01-02', true, false],
  ['2026-12-20', '2027-01-02', '2027-01-03', true, true],
  ['2026-12-31', '2026-12-15', '2026-12-16', true, true],
])('offer to %s, stay to %s, on %s: over is %s, ended is %s', (offer, stay, today, isOver, ended) => {
  const pkg = { dates: dates(offer, stay) }
  expect(isHidden({ ...pkg, hideAtEnd: true }, today)).toBe(isOver)
  for (const hideAtEnd of [false, undefined]) expect(isHidden({ ...pkg, hideAtEnd }, today)).toBe(false)
  expect(isExpired({ ...pkg, active: true }, today)).toBe(isOver)
  expect(isExpired({ ...pkg, active: false }, today)).toBe(false)
  expect(hasEnded(pkg, today)).toBe(ended)
})
