import type { Package } from './schema'

const instalments = 6

/** One of six interest-free instalments, in reais rounded to the cent; for display, never multiplied back. */
export function instalment(price: number): number {
  return Math.round(toCents(price) / instalments) / 100
}

/** The discount in whole percent (§9); 0 unless `originalPrice > price > 0` (decision 17). */
export function discountPercentage({
  price,
  originalPrice,
}: Pick<Package, 'price' | 'originalPrice'>): number {
  if (originalPrice === null || price <= 0 || originalPrice <= price) return 0
  return Math.round(((originalPrice - price) / originalPrice) * 100)
}

function toCents(reais: number) {
  return Math.round(reais * 100)
}
