import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprint, sameJson } from './fingerprint'

const json = fc.jsonValue({ maxDepth: 4 })

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toReversed()
  return Object.fromEntries(entries.map(([key, inner]) => [key, turned(inner)]))
}

test('does not depend on the order of keys or on serialising to JSON', () => {
  fc.assert(
    fc.property(json, (value) => {
      const travelled: unknown = JSON.parse(JSON.stringify(turned(value)))
      expect(fingerprint(travelled)).toBe(fingerprint(value))
      expect(sameJson(travelled, value)).toBe(true)
    }),
  )
})

test('different values have different fingerprints', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(fingerprint(a) === fingerprint(b)).toBe(sameJson(a, b))
    }),
    { numRuns: 1000 },
  )
})

test('one character anywhere changes it', () => {
  const seen = new Set<string>()
  for (let index = 0; index < 5000; index++) seen.add(fingerprint({ id: 'p1', text: `Natal ${index}` }))
  expect(seen.size).toBe(5000)
})

test.each([
  [{ a: 1, b: undefined }, { a: 1 }],
  [undefined, undefined],
])('what JSON leaves out does not count: %o', (a, b) => {
  expect(fingerprint(a)).toBe(fingerprint(b))
})

test.each([
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: '1' }],
  [{ a: null }, {}],
  [{ a: '' }, { a: null }],
  [[], {}],
])('%o is not %o', (a, b) => {
  expect(fingerprint(a)).not.toBe(fingerprint(b))
})

test('is 14 hex digits', () => {
  expect(fingerprint('')).toMatch(/^[0-9a-f]{14}$/)
  expect(fingerprint({ id: 'p1' })).toMatch(/^[0-9a-f]{14}$/)
})
