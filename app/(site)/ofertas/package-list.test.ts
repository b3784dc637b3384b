import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterQuery, matchesFilter, readFilters } from './package-list'

const filters = { categories: ['romantico', 'familia', 'fim de ano & férias'], years: [2025, 2026, 2027] }

test('a query parses back to the same filters', () => {
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

test('unavailable filters are ignored, and without any the query is empty', () => {
  expect(filterQuery({})).toBe('')
  expect(filterQuery({ category: 'familia', year: 2026 })).toBe('?categoria=familia&ano=2026')
  const none = { category: undefined, year: undefined }
  for (const search of ['?categoria=luxo&ano=1999', '?categoria=&ano=2026.0', '?\ud800=%'])
    expect(readFilters(search, filters)).toEqual(none)
})

test('a package matches the years of its stay, and every year without dates', () => {
  const matches = (years: number[], filter: object) => matchesFilter({ category: 'familia', years }, filter)
  expect([matches([], { year: 2026 }), matches([2025, 2026], { year: 2026 })]).toEqual([true, true])
  expect(matches([2025], { year: 2026 })).toBe(false)
  expect(matches([2026], { category: 'aventura', year: 2026 })).toBe(false)
})
