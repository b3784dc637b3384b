/** A URL part made of `[a-z0-9-]` from any text (decision 24); may be empty. "Réveillon & Natal" → `reveillon-natal`. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
