export type BlockPage = 'home' | 'about' | 'leisure' | 'restaurant' | 'own'

/** Pages that can be switched off; home, rooms, offers and the legal texts are always present. */
export const optionalPages = ['about', 'leisure', 'restaurant', 'survey'] as const

export type OptionalPage = (typeof optionalPages)[number]
