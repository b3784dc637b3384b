import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountPercentage, instalment, instalments, instalmentText } from './pricing'

const cents = fc.integer({ min: 1, max: 10 ** 9 })

describe('instalment', () => {
  test.each([
    [1250, 208.33],
    [600, 100],
    [0.05, 0.01],
    [1.15, 0.19],
    [8.7, 1.45],
  ])('a sixth of %d is %d', (price, sixth) => {
    expect(instalment(price)).toBe(sixth)
  })

  test('is the whole number of cents nearest to a sixth', () => {
    fc.assert(
      fc.property(cents, (price) => {
        const sixth = Math.round(instalment(price / 100) * 100)
        expect(instalment(price / 100)).toBe(sixth / 100)
        expect(Math.abs(sixth * 6 - price)).toBeLessThanOrEqual(3)
      }),
    )
  })
})

describe('the instalment rule', () => {
  test('in words', () => {
    expect(instalmentText(1250)).toBe(`${instalments}x de R$\u00a0208,33`)
  })

  test('is written out nowhere else', () => {
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
