/** The categories in the order of /quartos (ROOM-1). */
export const roomCategories = ['tradicional', 'familia', 'premium', 'superior', 'romantico'] as const

export type RoomCategory = (typeof roomCategories)[number]

const labels: Record<RoomCategory, string> = {
  tradicional: 'Tradicional',
  familia: 'Família',
  premium: 'Premium',
  superior: 'Superior',
  romantico: 'Romântico',
}

export function isRoomCategory(category: string): category is RoomCategory {
  return roomCategories.some((known) => known === category)
}

export function roomCategoryLabel(category: RoomCategory): string {
  return labels[category]
}

/** Returns the name of a category's rooms: `familia` → `Chalé Família`. */
export function roomCategoryName(category: RoomCategory): string {
  return `Chalé ${labels[category]}`
}
