import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePrice, priceText } from './price-input'

const cents = fc.integer({ min: 0, max: 10_000_000_000 })

describe('a typed price', () => {
  test.each([
    ['1.250,00', 1250],
    ['1250,00', 1250],
    ['1250.00', 1250],
    ['1250', 1250],
    ['R$ 1.250,50', 1250.5],
    ['r$1250', 1250],
    ['  890,5 ', 890.5],
    ['1 250,00', 1250],
    ['R$\u00a06.840,00', 6840],
    ['1.250', 1250],
    ['12.345.678', 12_345_678],
    ['1.25', 1.25],
    ['12,', 12],
    ['0,99', 0.99],
    ['0', 0],
    ['-5', -5],
    ['-1.250,00', -1250],
  ])('%s is %d', (text, reais) => {
    expect(parsePrice(text)).toBe(reais)
  })

  test.each([
    '',
    '   ',
    'abc',
    '1,250.00',
    '1.25.0',
    '0.250',
    '1250,000',
    '1.250.00',
    '12.34,00',
    ',50',
    '1e3',
    '--5',
    '5 reais',
    'Infinity',
    '9'.repeat(400),
    'NaN',
    '0x10',
  ])('%j is none', (text) => {
    expect(parsePrice(text)).toBeUndefined()
  })

  test('every amount is unchanged after formatting and parsing', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parsePrice(priceText(amount / 100))).toBe(amount / 100)
      }),
    )
  })

  test('the three notations of one amount mean the same', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const reais = amount / 100
        const point = reais.toFixed(2)
        for (const text of [priceText(reais), point, point.replace('.', ','), `R$ ${priceText(reais)}`]) {
          expect(parsePrice(text)).toBe(reais)
        }
      }),
    )
  })

  test('is a finite number or undefined for any text', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,-R$ e'), maxLength: 14 })
    fc.assert(
      fc.property(fc.oneof(keys, fc.string()), (text) => {
        const price = parsePrice(text)
        expect(price === undefined || Number.isFinite(price)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
