import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testimonialPanel } from '@/lib/hotel/testimonials/fields'
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

test('only one surrounding pair is removed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(text).toContain(unquoted(text))
      expect(unquoted(unquoted(text))).toBe(unquoted(text))
    }),
  )
})

test('a testimonial is stored without the quotation marks that the site adds', () => {
  const typed = { quote: ' “Uma cama impecável.” ', name: 'Ana', month: '', active: true }
  expect(testimonialPanel.form.parse(typed)).toMatchObject({ quote: 'Uma cama impecável.' })
})
