import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from '@/lib/slugify'
import { withPreviousSlugs } from './slug'

test.each([
  ['Réveillon & Natal', 'reveillon-natal'],
  ['♥', ''],
])('%s → %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test.each([
  ['Fußball', 'fussball'],
  ['Øystein', 'oystein'],
  ['Œuvre', 'oeuvre'],
  ['Москва', 'moskva'],
  ['Ser\u200bra', 'serra'],
])('the name %j makes the slug %s (PKG-5)', (name, slug) => {
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

test('all former slugs are kept, without the current one and invalid ones', () => {
  const next = { slug: 'natal', name: 'Natal' }
  for (const same of [undefined, { slug: 'natal' }]) expect(withPreviousSlugs(next, same)).toEqual(next)
  const stored = { slug: 'natal-2026', previousSlugs: ['natal', 7, null, 'natal-2026'] }
  const known = ['natal', 'natal-2026']
  expect(withPreviousSlugs({ slug: 'natal-2027' }, stored)).toHaveProperty('previousSlugs', known)
  expect(withPreviousSlugs({ slug: 'natal' }, stored)).toHaveProperty('previousSlugs', ['natal-2026'])
})
