/** In reais: what is dearer was typed by mistake. */
export const greatestAmount = 1_000_000
