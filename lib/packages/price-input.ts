const thousands = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{0,2})?$/
const plain = /^-?\d+(?:[.,]\d{0,2})?$/

const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Reais as a person types them: `1.250,00`, `1250,00` and `1250.00`, with or without `R$` (decision 25). A point
 * before exactly three digits divides thousands. Undefined for anything that is no amount.
 */
export function parsePrice(text: string): number | undefined {
  const amount = text.replace(/\s/g, '').replace(/^R\$/i, '')
  if (thousands.test(amount)) return Number(amount.replaceAll('.', '').replace(',', '.'))
  return plain.test(amount) ? Number(amount.replace(',', '.')) : undefined
}

/** An amount in reais as a form shows it, rounded to the cent: `1.250,00`. */
export function priceText(reais: number): string {
  return money.format(reais)
}
