import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testimonialPanel } from '@/lib/testimonials/fields'
import { unquoted } from './unquoted'

test.each([
  ['“Silêncio de verdade.”', 'Silêncio de verdade.'],
  ['"Silêncio de verdade."', 'Silêncio de verdade.'],
  ['« Silêncio »', 'Silêncio'],
  ['“Voltem”, disse ela, “sempre”', '“Voltem”, disse ela, “sempre”'],
  ['Disse “até logo”', 'Disse “até logo”'],
  ['“”', '“”'],
])('%s is %s', (typed, kept) => {
  expect(unquoted(typed)).toBe(kept)
})

test('nothing else is taken away, and nothing twice', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(text).toContain(unquoted(text))
      expect(unquoted(unquoted(text))).toBe(unquoted(text))
    }),
  )
})

test('a testimonial is stored without the marks that the site puts', () => {
  const typed = { quote: ' “Uma cama impecável.” ', name: 'Ana', month: '', active: true }
  expect(testimonialPanel.form.parse(typed)).toMatchObject({ quote: 'Uma cama impecável.' })
})
