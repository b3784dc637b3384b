import { expect, test } from 'vitest'
import { formatCnpj } from './cnpj'

test.each([
  // This is the example of the Receita Federal for a number with letters.
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  [' 11.222.333/0001-81 ', '11.222.333/0001-81'],
])('%s is %s', (typed, formatted) => expect(formatCnpj(typed)).toBe(formatted))

test.each(['', '11.222.333/0001-82', '12.ABC.345/01DE-53', '00000000000000'])('%j is invalid', (typed) => {
  expect(formatCnpj(typed)).toBeNull()
})
