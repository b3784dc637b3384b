import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePrice, priceQuestion, priceText } from './price-input'

test.each([
  ['1.250', 1250],
  ['1.25', 1.25],
  ['-1.250,00', -1250],
])('%s is %d', (text, reais) => expect(parsePrice(text)).toBe(reais))

const none = ['', 'abc', '1,250.00', '0.250', '1250,000', '12.34,00', ',50', '1e3', '9'.repeat(400)]

test.each(none)('%j is no amount', (text) => expect(parsePrice(text)).toBeUndefined())

test('the notations of one amount are equivalent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      const reais = cents / 100
      const point = reais.toFixed(2)
      for (const text of [priceText(reais), point, point.replace('.', ','), `R$ ${priceText(reais)}`]) {
        expect(parsePrice(text)).toBe(reais)
      }
    }),
  )
})

test.each([
  ['1.250,00', '0,00', null],
  ['50.000,01', '45.000', 'Confira: R$ 50.000,01 é mesmo o preço?'],
  ['1.25', '', 'Confira: R$ 1,25 é mesmo o preço?'],
  ['12500', '1.250,00', 'Confira: o preço era R$ 1.250,00 e passa a R$ 12.500,00.'],
  ['12,50', '1.250,00', 'Confira: o preço era R$ 1.250,00 e passa a R$ 12,50.'],
  ['0', '1.250,00', null],
])('%j after %j asks %j (FORM-15)', (typed, before, question) => {
  expect(priceQuestion(typed, before)?.replaceAll('\u00a0', ' ') ?? null).toBe(question)
})
