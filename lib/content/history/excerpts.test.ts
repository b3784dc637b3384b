import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpts } from './excerpts'

const words = fc.lorem({ mode: 'sentences', maxCount: 12 })

test('short texts stay whole', () => {
  expect(excerpts('Natal', 'Natal em família')).toEqual(['Natal', 'Natal em família'])
})

test('long texts are cut to where they differ, with some of what is around', () => {
  const start = 'Quatro noites para a família inteira se reencontrar, com os chalés iluminados. '
  const end = ' Entre uma refeição e outra, a piscina aquecida e o gramado ficam por conta das crianças.'
  expect(excerpts(`${start}Ceia no dia 24.${end}`, `${start}Ceia no dia 25.${end}`)).toEqual([
    '…alés iluminados. Ceia no dia 24. Entre uma refeição e outra, …',
    '…alés iluminados. Ceia no dia 25. Entre uma refeição e outra, …',
  ])
})

test('different texts look different, however long, and never longer than the limit', () => {
  fc.assert(
    fc.property(words, words, words, words, fc.integer({ min: 80, max: 200 }), (start, a, b, end, limit) => {
      fc.pre(a !== b)
      const described = excerpts(start + a + end, start + b + end, limit)
      expect(described[0]).not.toBe(described[1])
      for (const text of described) expect(text.length).toBeLessThanOrEqual(limit + 2)
    }),
  )
})

test('a character of two halves is never torn', () => {
  const [, after] = excerpts(`${'🌸'.repeat(100)}a`, `${'🌸'.repeat(100)}b`)
  expect(after).toBe(`…${'🌸'.repeat(30)}b`)
})
