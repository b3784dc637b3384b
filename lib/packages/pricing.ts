import { formatMoney } from '@/lib/format'
import type { Package } from './schema'

/** Into how many equal, interest-free instalments the hotel divides a price; whatever names them reads it here. */
export const instalments = 6

/** In reais, rounded to the cent; for display, never multiplied back (OFF-7). */
export function instalment(price: number): number {
  return Math.round(toCents(price) / instalments) / 100
}

/** A price as number and amount of its instalments; says nothing of interest. */
export function instalmentText(price: number): string {
  return `${instalments}x de ${formatMoney(instalment(price))}`
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
