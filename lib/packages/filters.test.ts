import { describe, expect, test } from 'vitest'
import { packageFilters, packageYears } from './filters'

const none = { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd: null }

describe('the years of a package', () => {
  test.each([
    ['New Year', { accommodationStart: '2026-12-29', accommodationEnd: '2027-01-02' }, [2026, 2027]],
    [
      'the stay, not the sale',
      { offerStart: '2025-01-01', accommodationStart: '2026-10-01', accommodationEnd: '2026-10-31' },
      [2026],
    ],
    ['the sale without a stay', { offerStart: '2025-11-01', offerEnd: '2026-02-01' }, [2025, 2026]],
    ['no dates', {}, []],
    ['an open end', { accommodationStart: '2025-03-01' }, [2025, 2026]],
    [
      'dates in the wrong order',
      { accommodationStart: '2027-01-02', accommodationEnd: '2026-12-29' },
      [2026, 2027],
    ],
  ])('%s', (_, some, years) => {
    expect(packageYears({ dates: { ...none, ...some } })).toEqual(years)
  })

  test('an end in the far future is limited', () => {
    const endless = { ...none, accommodationStart: '2026-01-01', accommodationEnd: '9999-12-31' }
    expect(packageYears({ dates: endless })).toHaveLength(10)
  })
})

describe('the filter buttons', () => {
  test('years: always 2025 and 2026, and later ones that a stay reaches', () => {
    const newYear = { ...none, accommodationStart: '2026-12-29', accommodationEnd: '2027-01-02' }
    const past = { ...none, accommodationStart: '2024-01-01', accommodationEnd: '2024-01-02' }
    expect(packageFilters([]).years).toEqual([2025, 2026])
    expect(packageFilters([{ category: 'familia', dates: past }]).years).toEqual([2025, 2026])
    expect(packageFilters([{ category: 'familia', dates: newYear }]).years).toEqual([2025, 2026, 2027])
  })

  test('categories: the known ones in their order, then the others by name', () => {
    const found = ['xadrez', 'bem-estar', 'romantico', 'ópera', 'bem-estar']
    const { categories } = packageFilters(found.map((category) => ({ category, dates: none })))
    expect(categories).toEqual(['romantico', 'bem-estar', 'ópera', 'xadrez'])
  })
})
