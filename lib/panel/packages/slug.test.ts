import { expect, test } from 'vitest'
import { isFreshCopy } from './slug'

const copy = { name: 'Natal (cópia)', slug: 'natal-copia', active: false }

test.each([
  [true, copy],
  [true, { ...copy, slug: 'natal-copia-12' }],
  [false, undefined],
  [false, { ...copy, active: true }],
  [false, { ...copy, name: 'Natal' }],
  [false, { ...copy, slug: 'natal-copia-b' }],
])('%s: it is a copy that nobody has renamed: %o', (expected, item) => {
  expect(isFreshCopy(item)).toBe(expected)
})
