import { expect, test } from 'vitest'
import { changedPrice, typedChange } from './price-change'

test.each([
  [6980, 'percent', 10, 7678, 7678],
  [1250.5, 'percent', 10, 1375.55, 1376],
  [1250.5, 'percent', -7.5, 1156.71, 1157],
  [1250.5, 'amount', -0.6, 1249.9, 1249.9],
  [0.1, 'amount', 0.2, 0.3, 0.3],
] as const)('%d by %s %d is %d, told as %d', (price, kind, value, exact, rounded) => {
  expect(changedPrice(price, { kind, value })).toEqual({ exact, price: rounded })
})

test.each([
  [100, 'amount', -100],
  [100, 'percent', -100],
  [999_999, 'amount', 2],
] as const)('%d by %s %d is no price', (price, kind, value) => {
  expect(changedPrice(price, { kind, value }).price).toBeNull()
})

test.each([
  ['10%', 10],
  [' 7,5 % ', 7.5],
  ['R$ 150,00', 150],
])('%j is a change by %d', (text, amount) => expect(typedChange(text)).toBe(amount))

test.each(['', '0', '0%', '-10', '-1500', '-100%', '%', 'dez', '10%%'])('%j is none', (text) => {
  expect(typedChange(text)).toBeNull()
})
