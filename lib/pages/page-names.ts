export type BlockPage = 'home' | 'about' | 'leisure' | 'restaurant' | 'own'

/** The pages that can be switched off; home, rooms, offers and the legal texts are always present. */
export const optionalPages = ['about', 'leisure', 'restaurant', 'survey'] as const

export type OptionalPage = (typeof optionalPages)[number]
