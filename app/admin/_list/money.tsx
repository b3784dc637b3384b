import { formatMoney } from '@/lib/format'

/** A price that goes on a second line, after `R$`, before it would leave its cell. */
export function Money({ reais }: { reais: number }) {
  return formatMoney(reais).replace('\u00a0', ' ')
}
