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
  ['Ser\u200bra', 'serra'],
  ['Linguiça e lingüiça d’Água', 'linguica-e-linguica-d-agua'],
  ['☂', ''],
])('the slug of %s keeps every letter (PKG-5)', (name, slug) => expect(slugify(name)).toBe(slug))

const names = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'aZ9é ãÇº&-_/—ﬁ🌸') }),
)

test('a slug is empty or an address, and stays the same when converted again (PKG-5)', () => {
  fc.assert(
    fc.property(names, (name) => {
      const slug = slugify(name)
      expect(slug === '' || slugPattern.test(slug)).toBe(true)
      expect(slugify(slug)).toBe(slug)
    }),
    { numRuns: 500 },
  )
})
