import { expect, test } from 'vitest'
import { storable } from './admin-action'

test('what PostgreSQL refuses goes, whatever it is in', () => {
  const sent = { 'na\0me': ['a\0b', { text: 'metade \ud800.' }], count: 1, empty: null }
  expect(storable(sent)).toEqual({ name: ['ab', { text: 'metade \ufffd.' }], count: 1, empty: null })
})

test('everything else stays: emoji, dates, requests, keys of every name', () => {
  const request = new Request('http://site.invalid')
  expect(storable(request)).toBe(request)
  const sent: unknown = JSON.parse('{"__proto__":{"a":1},"emoji":"👨‍👩‍👧","tab":"\\t"}')
  expect(JSON.stringify(storable(sent))).toBe(JSON.stringify(sent))
})
