/** The pages made of blocks, in the order of the menu. */
export const blockPages = ['home', 'about', 'leisure', 'restaurant'] as const

export type BlockPage = (typeof blockPages)[number]

/** The pages that can be switched off; home, chalets, offers and the legal texts are always present. */
export const optionalPages = ['about', 'leisure', 'restaurant', 'survey'] as const

export type OptionalPage = (typeof optionalPages)[number]
