import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugPattern } from './content/slug'
import { slugify } from './slugify'

test.each([
  ['Réveillon & Natal', 'reveillon-natal'],
  ['Fußball', 'fussball'],
  ['Øystein', 'oystein'],
  ['Œuvre', 'oeuvre'],
  ['Привет мир', 'privet-mir'],
  ['Linguiça e lingüiça d’Água', 'linguica-e-linguica-d-agua'],
  ['☂', ''],
])('the slug of %s keeps every letter (PKG-5)', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test('a slug is empty or an address (PKG-5)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = slugify(name)
      expect(slug === '' || slugPattern.test(slug)).toBe(true)
    }),
  )
})
