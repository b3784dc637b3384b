const labels = new Map([
  ['romantico', 'Romântico'],
  ['familia', 'Família'],
  ['aventura', 'Aventura'],
  ['bem-estar', 'Bem-estar'],
  ['gastronomia', 'Gastronomia'],
])

/** The known categories in the order of the site (DATA-7). */
export const packageCategories: readonly string[] = [...labels.keys()]

/** Returns the Portuguese name of a category; an unknown one is made readable: `fim-de-ano` → `Fim de ano`. */
export function categoryLabel(category: string): string {
  const words = category.replaceAll('-', ' ')
  return labels.get(category) ?? words.charAt(0).toUpperCase() + words.slice(1)
}
