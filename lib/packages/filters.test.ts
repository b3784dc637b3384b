import { describe, expect, test } from 'vitest'
import { startNaming } from '@/lib/hotel/naming/words'
import { packageFilters, packageYears } from './filters'

const known = startNaming.package_categories
const none = { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd: null }

test.each([
  ['the stay, not the sale', ['2025-01-01', null, '2026-10-01', '2026-10-31'], [2026]],
  ['the sale without a stay', ['2025-11-01', '2026-02-01', null, null], [2025, 2026]],
  ['no dates', [null, null, null, null], []],
  ['an open end', [null, null, '2025-03-01', null], [2025, 2026]],
  ['dates in the wrong order', [null, null, '2027-01-02', '2026-12-29'], [2026, 2027]],
])('the years of a package: %s', (_, days, years) => {
  const [offerStart = null, offerEnd = null, accommodationStart = null, accommodationEnd = null] = days
  const dates = { offerStart, offerEnd, accommodationStart, accommodationEnd }
  expect(packageYears({ dates })).toEqual(years)
})

test('an end in the far future is limited', () => {
  const endless = { ...none, accommodationStart: '2026-01-01', accommodationEnd: '9999-12-31' }
  expect(packageYears({ dates: endless })).toHaveLength(10)
})

describe('the filter buttons', () => {
  test('years: always 2025 and 2026, and later ones reached by a stay', () => {
    const newYear = { ...none, accommodationStart: '2026-12-29', accommodationEnd: '2027-01-02' }
    const past = { ...none, accommodationStart: '2024-01-01', accommodationEnd: '2024-01-02' }
    expect(packageFilters([{ category: 'familia', dates: past }], known).years).toEqual([2025, 2026])
    expect(packageFilters([{ category: 'familia', dates: newYear }], known).years).toEqual([2025, 2026, 2027])
  })

  test('categories: the known ones in their order, then the others by name (DATA-7)', () => {
    const found = ['xadrez', 'bem-estar', 'romantico', 'ópera', 'bem-estar']
    const packages = found.map((category) => ({ category, dates: none }))
    expect(packageFilters(packages, known).categories).toEqual(['romantico', 'bem-estar', 'ópera', 'xadrez'])
    expect(packageFilters(packages, [{ code: 'xadrez', name: 'Xadrez' }]).categories).toEqual([
      ...['xadrez', 'bem-estar', 'ópera', 'romantico'],
    ])
  })
})
