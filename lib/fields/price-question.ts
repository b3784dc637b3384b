import { formatMoney } from '@/lib/format'
import { parsePrice } from './price-input'

const seldomMore = 50_000
const seldomLess = 20

/**
 * What is asked of a price that may be a slip of the comma (FORM-15), as it is typed, `before` being what is stored;
 * null of a usual one. It never keeps anybody from saving.
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
