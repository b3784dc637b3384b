import { formatMoney } from '@/lib/format'
import { parsePrice } from './price-input'

const seldomMore = 50_000
const seldomLess = 20

/**
 * Returns a question about a price that may be a typing error (FORM-15), or null for a plausible one. `typed` is the
 * typed text and `before` the stored price. The question never prevents a save.
 */
export function priceQuestion(typed: string, before: string): string | null {
  const [now, then] = [parsePrice(typed) ?? 0, parsePrice(before) ?? 0]
  if (now <= 0 || now === then) return null
  if (then > 0 && (now >= then * 10 || now <= then / 10)) {
    return `Confira: o preço era ${formatMoney(then)} e passa a ${formatMoney(now)}.`
  }
  const isUnusual = now > seldomMore || now < seldomLess
  return isUnusual ? `Confira: ${formatMoney(now)} é mesmo o preço?` : null
}
