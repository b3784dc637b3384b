import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './slug'

test.each([
  ['Réveillon & Natal', 'reveillon-natal'],
  ['  Outubro Mágico 2026! ', 'outubro-magico-2026'],
  ['São João – Coração & Pão de Açúcar', 'sao-joao-coracao-pao-de-acucar'],
  ['1º de maio', '1o-de-maio'],
  ['---', ''],
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

test('accents, case and composition make no difference', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcáéíóúâêôãõçÁÉÇ ') }), (name) => {
      expect(slugify(name.normalize('NFD'))).toBe(slugify(name.normalize('NFC')))
      expect(slugify(name.toUpperCase())).toBe(slugify(name))
    }),
  )
})
