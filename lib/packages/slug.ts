/** Converts a text to a slug, which may be empty: "Réveillon & Natal" → `reveillon-natal` (PKG-5). */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
