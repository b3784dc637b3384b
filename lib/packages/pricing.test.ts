import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { discountPercentage, instalment, instalmentText, pixPrice, pixText } from './pricing'

describe('instalment', () => {
  test.each([
    [1250, 208.33],
    [1.15, 0.19],
  ])('a sixth of %d is %d', (price, sixth) => {
    expect(instalment(price, 6)).toBe(sixth)
  })
})

describe('by Pix', () => {
  test('the price is reduced by the discount to the cent, and absent without one', () => {
    expect(pixPrice(1250, { pix_discount: 5 })).toBe(1187.5)
    expect(pixText(1250, { pix_discount: 5 })).toBe('R$\u00a01.187,50 no Pix')
    for (const pix_discount of [null, 0]) expect(pixText(1250, { pix_discount })).toBeNull()
  })
})

describe('the instalment rule', () => {
  test('in words', () => {
    expect(instalmentText(1250, { instalments: 6 })).toBe('6x de R$\u00a0208,33')
    expect(instalmentText(1250, { instalments: 1 })).toBeNull()
  })

  test('is implemented nowhere else', () => {
    const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    expect(files.length).toBeGreaterThan(100)
    const literal =
      /\b\d+ ?x\b|\b(?:\d+|tr[êe]s|quatro|cinco|seis|oito|dez|doze) (?:vezes|parcelas|pagamentos)\b/i
    expect(files.filter((path) => literal.test(readFileSync(path, 'utf8')))).toEqual([])
    expect(
      ['até 6x sem juros', 'em até 6 vezes iguais', 'em seis parcelas'].filter((text) => !literal.test(text)),
    ).toEqual([])
  })
})

describe('discount', () => {
  test.each([
    [{ price: 900, originalPrice: 1000 }, 10],
    [{ price: 2, originalPrice: 3 }, 33],
    [{ price: 999, originalPrice: 1000 }, 0],
    [{ price: 1000, originalPrice: 900 }, 0],
    [{ price: 1000, originalPrice: null }, 0],
    [{ price: 0, originalPrice: 900 }, 0],
  ])('%o is %d %', (prices, percent) => {
    expect(discountPercentage(prices)).toBe(percent)
  })
})
