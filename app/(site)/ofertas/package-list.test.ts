import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packageYears } from '@/lib/packages/filters'
import { filterQuery, matchesFilter, readFilters } from './package-list'

const filters = { categories: ['romantico', 'familia', 'fim de ano & férias'], years: [2025, 2026, 2027] }

test('a query that was built is parsed to the same filters', () => {
  const chosen = fc.record({
    category: fc.constantFrom(undefined, ...filters.categories),
    year: fc.constantFrom(undefined, ...filters.years),
  })
  fc.assert(
    fc.property(chosen, (choice) => {
      expect(readFilters(filterQuery(choice), filters)).toEqual(choice)
    }),
  )
})

test('filters that are not offered are ignored, and without any the query is empty', () => {
  expect(filterQuery({})).toBe('')
  expect(filterQuery({ category: 'familia', year: 2026 })).toBe('?categoria=familia&ano=2026')
  const none = { category: undefined, year: undefined }
  for (const search of ['?categoria=luxo&ano=1999', '?categoria=&ano=2026.0', '?\ud800=%'])
    expect(readFilters(search, filters)).toEqual(none)
})

test('a package matches the years that its stay overlaps, and every year without dates', () => {
  const dates = { offerStart: null, offerEnd: null, accommodationStart: null, accommodationEnd: null }
  expect(matchesFilter({ category: 'familia', years: packageYears({ dates }) }, { year: 2026 })).toBe(true)
  const day = fc
    .date({ min: new Date('2023-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, fc.integer({ min: 2023, max: 2031 }), (a, b, year) => {
      const [accommodationStart = a, accommodationEnd = b] = [a, b].toSorted()
      const years = packageYears({ dates: { ...dates, accommodationStart, accommodationEnd } })
      const overlaps = accommodationStart <= `${year}-12-31` && accommodationEnd >= `${year}-01-01`
      expect(matchesFilter({ category: 'familia', years }, { category: 'familia', year })).toBe(overlaps)
      expect(matchesFilter({ category: 'familia', years }, { category: 'aventura', year })).toBe(false)
    }),
  )
})
