import { expect, test } from 'vitest'
import { hotelSections } from '@/lib/panel/hotel'
import { monthInWords, quoteSize, testimonialsSection } from './fields'

const testimonialPanel = hotelSections.testimonials.panel
const typed = { quote: 'Silêncio de verdade.', name: 'Lúcia', month: '', source: '', active: true }

test.each([
  ['julho de 2026', 'julho de 2026'],
  [' Julho 2026 ', 'julho de 2026'],
  ['7/2026', 'julho de 2026'],
  ['2026-07', 'julho de 2026'],
])('%s is the month of %s (PAGE-5)', (text, words) => {
  expect(monthInWords(text)).toBe(words)
  expect(testimonialPanel.form.parse({ ...typed, month: text })).toMatchObject({ month: words })
})

test.each(['13/2026', 'verão de 2026', '07/26', 'julho de 20226', 'julho'])('%s is no month', (text) => {
  expect(testimonialPanel.form.safeParse({ ...typed, month: text }).error?.issues).toMatchObject([
    { path: ['month'], message: 'Escreva o mês como julho de 2026 ou 07/2026' },
  ])
})

test('the month is optional, quote and name are required (PAGE-5)', () => {
  expect(testimonialPanel.form.parse(typed)).toEqual(typed)
  expect(testimonialPanel.form.safeParse({ ...typed, quote: ' ', name: '' }).error?.issues).toMatchObject([
    { message: 'Escreva o depoimento' },
    { message: 'Diga de quem é o depoimento' },
  ])
})

test('without quote or name it is not shown, with a broken month it is', () => {
  expect(testimonialsSection.schema.safeParse({ id: 'a', quote: '', name: 'Ana' }).success).toBe(false)
  const stored = { id: 'a', quote: 'Oi', name: 'Ana' }
  expect(testimonialsSection.schema.parse({ ...stored, month: 7 })).toEqual({
    ...stored,
    month: '',
    source: '',
    active: true,
  })
})

test.each([
  [140, 'large'],
  [141, 'medium'],
  [300, 'medium'],
  [301, 'small'],
])('a quote of %i characters is %s', (length, size) => expect(quoteSize('a'.repeat(length))).toBe(size))
