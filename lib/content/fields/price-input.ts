const thousands = /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{0,2})?$/
const plain = /^-?\d+(?:[.,]\d{0,2})?$/

const money = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Parses an amount (FORM-9). Undefined if it is not an amount or exceeds what a number can hold. */
export function parsePrice(text: string): number | undefined {
  const amount = text.replace(/\s/g, '').replace(/^R\$/i, '')
  const decimal = thousands.test(amount) ? amount.replaceAll('.', '') : plain.test(amount) ? amount : 'nenhum'
  const reais = Number(decimal.replace(',', '.'))
  return Number.isFinite(reais) ? reais : undefined
}

/** Formats an amount in reais for a form, rounded to the cent: `1.250,00`. */
export function priceText(reais: number): string {
  return money.format(reais)
}
