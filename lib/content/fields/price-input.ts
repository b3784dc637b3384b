import { formatMoney } from '@/lib/format'
import { removeInvisible } from '@/lib/remove-invisible'

// The price dialog loads this file in the browser, so it must not import zod.

/** Highest price in reais; a higher amount is a typing error. */
export const maxAmount = 1_000_000

const thousands = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{0,2})?$/
const plain = /^-?\d+(?:[.,]\d{0,2})?$/

const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Parses an amount (FORM-9). Returns undefined if it is not an amount or exceeds what a number can hold. */
export function parsePrice(text: string): number | undefined {
  const amount = removeInvisible(text).replace(/\s/g, '').replace(/^R\$/i, '')
  const decimal = thousands.test(amount) ? amount.replaceAll('.', '') : plain.test(amount) ? amount : 'nenhum'
  const reais = Number(decimal.replace(',', '.'))
  return Number.isFinite(reais) ? reais : undefined
}

/** Formats an amount in reais for a form, rounded to cents: `1.250,00`. */
export function priceText(reais: number): string {
  return money.format(reais)
}

const unusuallyHigh = 50_000
const seldomLess = 20

/** Returns a question about a likely typing error in a price (FORM-15), or null. It never prevents a save. */
export function priceQuestion(typed: string, before: string): string | null {
  const [now, then] = [parsePrice(typed) ?? 0, parsePrice(before) ?? 0]
  if (now <= 0 || now === then) return null
  if (then > 0 && (now >= then * 10 || now <= then / 10)) {
    return `Confira: o preço era ${formatMoney(then)} e passa a ${formatMoney(now)}.`
  }
  const isUnusual = now > unusuallyHigh || now < seldomLess
  return isUnusual ? `Confira: ${formatMoney(now)} é mesmo o preço?` : null
}
