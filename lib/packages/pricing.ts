import type { Package } from './schema'

const instalments = 6

/** In reais, rounded to the cent; for display, never multiplied back (OFF-7). */
export function instalment(price: number): number {
  return Math.round(toCents(price) / instalments) / 100
}

/** In whole percent; 0 unless `originalPrice > price > 0` (OFF-8). */
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
