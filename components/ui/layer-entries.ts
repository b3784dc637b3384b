/** The ids of the history entries that belong to open layers, outermost first (NAV-14). */
export const layerEntries: number[] = []
