import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprint, sameJson } from './fingerprint'

const json = fc.jsonValue({ maxDepth: 4 })

/** Returns the same value with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toReversed()
  return Object.fromEntries(entries.map(([key, inner]) => [key, reversed(inner)]))
}

test('does not depend on the order of keys or on serialising to JSON', () => {
  fc.assert(
    fc.property(json, (value) => {
      const parsed: unknown = JSON.parse(JSON.stringify(reversed(value)))
      expect(fingerprint(parsed)).toBe(fingerprint(value))
      expect(sameJson(parsed, value)).toBe(true)
    }),
  )
  expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }))
})

test('different values have different fingerprints of 14 hex digits', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(fingerprint(a) === fingerprint(b)).toBe(sameJson(a, b))
      expect(fingerprint(a)).toMatch(/^[0-9a-f]{14}$/)
    }),
  )
  expect(fingerprint({ a: null })).not.toBe(fingerprint({}))
  const similar = Array.from({ length: 5000 }, (_, index) => fingerprint({ text: `Natal ${index}` }))
  expect(new Set(similar).size).toBe(5000)
})
