import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountPercentage, instalment, instalmentText, pixPrice, pixText } from './pricing'

const cents = fc.integer({ min: 1, max: 10 ** 9 })
const parts = fc.integer({ min: 1, max: 12 })

describe('instalment', () => {
  test.each([
    [1250, 208.33],
    [600, 100],
    [0.05, 0.01],
    [1.15, 0.19],
    [8.7, 1.45],
  ])('a sixth of %d is %d', (price, sixth) => {
    expect(instalment(price, 6)).toBe(sixth)
  })

  test('is the share rounded to whole cents', () => {
    fc.assert(
      fc.property(cents, parts, (price, instalments) => {
        const part = Math.round(instalment(price / 100, instalments) * 100)
        expect(instalment(price / 100, instalments)).toBe(part / 100)
        expect(Math.abs(part * instalments - price)).toBeLessThanOrEqual(instalments / 2)
      }),
    )
  })
})

describe('by Pix', () => {
  test('the price is reduced by the discount to the cent, and absent without one', () => {
    expect(pixPrice(1250, { pix_discount: 5 })).toBe(1187.5)
    expect(pixText(1250, { pix_discount: 5 })).toBe('R$\u00a01.187,50 no Pix')
    for (const pix_discount of [null, 0]) expect(pixText(1250, { pix_discount })).toBeNull()
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 30 }), (price, pix_discount) => {
        const reduced = Math.round((pixPrice(price / 100, { pix_discount }) ?? 0) * 100)
        expect(Math.abs(reduced - price * (1 - pix_discount / 100))).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
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
    [{ price: 995, originalPrice: 1000 }, 1],
    [{ price: 999, originalPrice: 1000 }, 0],
    [{ price: 1000, originalPrice: 1000 }, 0],
    [{ price: 1000, originalPrice: 900 }, 0],
    [{ price: 1000, originalPrice: null }, 0],
    [{ price: 0, originalPrice: 900 }, 0],
    [{ price: -5, originalPrice: 900 }, 0],
  ])('%o is %d %', (prices, percent) => {
    expect(discountPercentage(prices)).toBe(percent)
  })

  test('is a whole percentage of the original price, never negative', () => {
    fc.assert(
      fc.property(cents, fc.option(cents), (price, originalPrice) => {
        const percent = discountPercentage({ price, originalPrice })
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(Number.isInteger(percent)).toBe(true)
        if (originalPrice === null || originalPrice <= price) expect(percent).toBe(0)
        else
          expect(Math.abs(originalPrice * (1 - percent / 100) - price)).toBeLessThanOrEqual(
            originalPrice * 0.005001,
          )
      }),
    )
  })
})
