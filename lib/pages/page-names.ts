/** The pages that are made of blocks, in the order of the menu. */
export const blockPages = ['home', 'about', 'leisure', 'restaurant'] as const

export type BlockPage = (typeof blockPages)[number]

/** Those that a hotel may do without; home, chalets, offers and the legal texts are always there. */
export const optionalPages = ['about', 'leisure', 'restaurant', 'survey'] as const

export type OptionalPage = (typeof optionalPages)[number]
