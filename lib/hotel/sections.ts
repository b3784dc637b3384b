/** The three single rows of a hotel as the panel edits them. */
export type HotelSections = Record<'hero' | 'about' | 'configuration', { values: Record<string, unknown> }>
