import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './slug'

test.each([
  ['Réveillon & Natal', 'reveillon-natal'],
  ['São João – Coração & Pão de Açúcar', 'sao-joao-coracao-pao-de-acucar'],
  ['♥', ''],
])('%s → %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

const names = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'aZ9é ãÇº&-_/—ﬁ🌸') }),
)

test('any text becomes a slug or nothing, and a slug stays itself', () => {
  fc.assert(
    fc.property(names, (name) => {
      const slug = slugify(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugify(slug)).toBe(slug)
    }),
    { numRuns: 500 },
  )
})
