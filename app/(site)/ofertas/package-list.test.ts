import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterQuery, readFilters } from './package-list'

const filters = { categories: ['romantico', 'familia', 'fim de ano & férias'], years: [2025, 2026, 2027] }

test('what is written is read back', () => {
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

test('nothing chosen leaves the address bare', () => {
  expect(filterQuery({})).toBe('')
  expect(filterQuery({ category: 'familia', year: 2026 })).toBe('?categoria=familia&ano=2026')
})

test('only filters on offer are taken from an address', () => {
  const none = { category: undefined, year: undefined }
  expect(readFilters('?categoria=luxo&ano=1999', filters)).toEqual(none)
  expect(readFilters('?categoria=&ano=2026.0', filters)).toEqual(none)
  fc.assert(
    fc.property(fc.string(), (search) => {
      const { category, year } = readFilters(search, filters)
      expect([undefined, ...filters.categories]).toContain(category)
      expect([undefined, ...filters.years]).toContain(year)
    }),
  )
})
