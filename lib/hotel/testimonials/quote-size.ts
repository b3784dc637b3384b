/** How large a quote is set, so that a long one stands as calm as a short one (HOME-9). */
export function quoteSize(quote: string): 'large' | 'medium' | 'small' {
  if (quote.length <= 140) return 'large'
  return quote.length <= 300 ? 'medium' : 'small'
}
