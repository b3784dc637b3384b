import { formatMoney } from '@/lib/format'
import type { Terms } from '@/lib/hotel/conditions/terms'
import type { Package } from './fields'

/** Returns one interest-free instalment in reais, rounded to the cent; for display only, never multiplied back (OFF-7). */
export function instalment(price: number, instalments: number): number {
  return Math.round(toCents(price) / instalments) / 100
}

/** Formats number and amount of the instalments without mentioning interest; null if the price is paid at once. */
export function instalmentText(price: number, { instalments }: Pick<Terms, 'instalments'>): string | null {
  if (instalments < 2) return null
  return `${instalments}x de ${formatMoney(instalment(price, instalments))}`
}

/** Returns the price by Pix in reais, rounded to the cent, if it is lower (OFF-18). */
export function pixPrice(price: number, { pix_discount }: Pick<Terms, 'pix_discount'>): number | null {
  return pix_discount ? Math.round((toCents(price) * (100 - pix_discount)) / 100) / 100 : null
}

/** Returns `R$ 1.187,50 no Pix`, or null without a discount. */
export function pixText(price: number, terms: Pick<Terms, 'pix_discount'>): string | null {
  const reduced = pixPrice(price, terms)
  return reduced === null ? null : `${formatMoney(reduced)} no Pix`
}

/** Returns the discount in whole percent; 0 unless `originalPrice > price > 0` (OFF-8). */
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
