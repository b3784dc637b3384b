/** The five categories, in the order in which /quartos shows them (§2). */
export const roomCategories = ['tradicional', 'familia', 'premium', 'superior', 'romantico'] as const

export type RoomCategory = (typeof roomCategories)[number]

const labels: Record<RoomCategory, string> = {
  tradicional: 'Tradicional',
  familia: 'Família',
  premium: 'Premium',
  superior: 'Superior',
  romantico: 'Romântico',
}

/** Whether the site has a place for a stored category. */
export function isRoomCategory(category: string): category is RoomCategory {
  return roomCategories.some((known) => known === category)
}

/** The Portuguese word for a category: `familia` → `Família`. */
export function roomCategoryLabel(category: RoomCategory): string {
  return labels[category]
}

/** What the rooms of a category are called together: `familia` → `Chalé Família`. */
export function roomCategoryName(category: RoomCategory): string {
  return `Chalé ${labels[category]}`
}
