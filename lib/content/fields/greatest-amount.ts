/** In reais; a higher amount is a typing error. */
export const greatestAmount = 1_000_000
