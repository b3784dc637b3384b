const labels = new Map([
  ['romantico', 'Romântico'],
  ['familia', 'Família'],
  ['aventura', 'Aventura'],
  ['bem-estar', 'Bem-estar'],
  ['gastronomia', 'Gastronomia'],
])

/** In the order in which the site names them (DATA-7). */
export const packageCategories: readonly string[] = [...labels.keys()]

/** The Portuguese name of a category; one the site does not know is shown readably: `fim-de-ano` → `Fim de ano`. */
export function categoryLabel(category: string): string {
  const words = category.replaceAll('-', ' ')
  return labels.get(category) ?? words.charAt(0).toUpperCase() + words.slice(1)
}
