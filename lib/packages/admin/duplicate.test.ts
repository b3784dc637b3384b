import { expect, test } from 'vitest'
import { isFreshCopy } from './duplicate'

const copy = { name: 'Natal (cópia)', slug: 'natal-copia', active: false }

test.each([copy, { ...copy, slug: 'natal-copia-12' }])('%o is a copy that nobody has renamed', (item) => {
  expect(isFreshCopy(item)).toBe(true)
})

test.each([
  undefined,
  { ...copy, active: true },
  { ...copy, name: 'Natal' },
  { ...copy, slug: 'natal' },
  { ...copy, slug: 'natal-copia-b' },
])('%o is none', (item) => {
  expect(isFreshCopy(item)).toBe(false)
})
