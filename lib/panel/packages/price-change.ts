import { maxAmount, parsePrice } from '@/lib/content/fields/price-input'

/** A price change in percent or in reais; negative values lower prices. */
export type PriceChange = { kind: 'percent' | 'amount'; value: number }

/** Parses a typed amount, with '%' or as a price; null unless it is above 0. */
export function parsePriceChange(text: string): number | null {
  const amount = parsePrice(text.trim().replace(/\s*%$/, ''))
  return amount !== undefined && amount > 0 ? amount : null
}

/** Returns the changed price in reais, or null if it is invalid: percentages round to whole reais, amounts to cents. */
export function applyPriceChange(
  price: number,
  { kind, value }: PriceChange,
): { exact: number; price: number | null } {
  const exact = inCents(kind === 'percent' ? (price * (100 + value)) / 100 : price + value)
  const rounded = kind === 'percent' && value !== 0 ? Math.round(exact) : exact
  return { exact, price: rounded > 0 && rounded <= maxAmount ? rounded : null }
}

function inCents(reais: number) {
  return Math.round(reais * 100) / 100
}
