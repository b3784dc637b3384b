import { greatestAmount } from '@/lib/fields/greatest-amount'
import { parsePrice } from '@/lib/fields/price-input'

/** By how much prices change, in percent or in reais; below 0 they fall. */
export type PriceChange = { kind: 'percent' | 'amount'; value: number }

/** The amount that somebody types, as in a price or with '%'; null for what is no amount above 0. */
export function typedChange(text: string): number | null {
  const amount = parsePrice(text.trim().replace(/\s*%$/, ''))
  return amount !== undefined && amount > 0 ? amount : null
}

/** The price in reais after a change: percentages end in whole reais, amounts in cents; null where that is no price. */
export function changedPrice(
  price: number,
  { kind, value }: PriceChange,
): { exact: number; price: number | null } {
  const exact = inCents(kind === 'percent' ? (price * (100 + value)) / 100 : price + value)
  const rounded = kind === 'percent' && value !== 0 ? Math.round(exact) : exact
  return { exact, price: rounded > 0 && rounded <= greatestAmount ? rounded : null }
}

function inCents(reais: number) {
  return Math.round(reais * 100) / 100
}
