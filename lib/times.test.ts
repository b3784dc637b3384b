import { expect, test } from 'vitest'
import { clockTime, momentLabel, recentMoment } from './times'

test.each([
  ['2026-11-20T17:32:10.123456+00:00', '20/11/2026 às 14:32'],
  ['2027-01-01T02:59:59Z', '31/12/2026 às 23:59'],
  ['2027-01-01T03:00:00Z', '01/01/2027 às 00:00'],
])('%s at the hotel', (instant, label) => {
  expect(momentLabel(instant)).toBe(label)
  expect(clockTime(instant)).toBe(label.slice(-5))
})

test.each([
  ['2026-11-20T17:05:00Z', 'hoje às 14:05'],
  ['2026-11-20T03:00:00Z', 'hoje às 00:00'],
  ['2026-11-20T02:59:00Z', 'ontem às 23:59'],
  ['2026-11-19T03:00:00Z', 'ontem às 00:00'],
  ['2026-11-19T02:59:00Z', '18/11 às 23:59'],
])('%s, seen on the 20th', (instant, label) => {
  expect(recentMoment(Date.parse(instant), Date.parse('2026-11-20T22:30:00Z'))).toBe(label)
})
