import { expect, test } from 'vitest'
import { priceQuestion } from './price-question'

test.each([
  ['1.250,00', '0,00', null],
  ['1.250,00', '1.100,00', null],
  ['60.000', '60000,00', null],
  ['999.999', '', 'Confira: R$ 999.999,00 é mesmo o preço?'],
  ['50.000,01', '45.000', 'Confira: R$ 50.000,01 é mesmo o preço?'],
  ['1.25', '', 'Confira: R$ 1,25 é mesmo o preço?'],
  ['12500', '1.250,00', 'Confira: o preço era R$ 1.250,00 e passa a R$ 12.500,00.'],
  ['12,50', '1.250,00', 'Confira: o preço era R$ 1.250,00 e passa a R$ 12,50.'],
  ['0', '1.250,00', null],
  ['', '1.250,00', null],
  ['caro', '1.250,00', null],
])('%j after %j asks %j', (typed, before, question) => {
  expect(priceQuestion(typed, before)?.replaceAll('\u00a0', ' ') ?? null).toBe(question)
})
