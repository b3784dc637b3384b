import { expect, test } from 'vitest'
import { applyPriceChange, parsePriceChange } from '@/lib/panel/packages/price-change'
import { discountPercentage, instalment, instalmentText, pixPrice, pixText } from './pricing'

test('the Pix price is reduced by the discount to the cent, and absent without one (OFF-18)', () => {
  expect(pixPrice(1250, { pix_discount: 5 })).toBe(1187.5)
  expect(pixText(1250, { pix_discount: 5 })).toBe('R$\u00a01.187,50 no Pix')
  for (const pix_discount of [null, 0]) expect(pixText(1250, { pix_discount })).toBeNull()
})

test('an instalment in numbers and words (OFF-7)', () => {
  expect([1250, 1.15].map((price) => instalment(price, 6))).toEqual([208.33, 0.19])
  expect(instalmentText(1250, { instalments: 6 })).toBe('6x de R$\u00a0208,33')
  expect(instalmentText(1250, { instalments: 1 })).toBeNull()
})

test.each([
  [900, 1000, 10],
  [999, 1000, 0],
  [1000, null, 0],
])('%d after %s is a discount of %d %', (price, originalPrice, percent) => {
  expect(discountPercentage({ price, originalPrice })).toBe(percent)
})

test.each([
  [1250.5, 'percent', 10, 1375.55, 1376],
  [1250.5, 'percent', -7.5, 1156.71, 1157],
  [0.1, 'amount', 0.2, 0.3, 0.3],
  [100, 'amount', -100, 0, null],
  [100, 'percent', -100, 0, null],
  [999_999, 'amount', 2, 1_000_001, null],
] as const)('%d by %s %d is %d, and as a price %s', (price, kind, value, exact, rounded) => {
  expect(applyPriceChange(price, { kind, value })).toEqual({ exact, price: rounded })
})

test.each([
  ['10%', 10],
  [' 7,5 % ', 7.5],
  ['R$ 150,00', 150],
  ...['', '0', '-10', '-100%', '%', 'dez', '10%%'].map((text): [string, null] => [text, null]),
])('%j is a change by %s', (text, amount) => expect(parsePriceChange(text)).toBe(amount))
