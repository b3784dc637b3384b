/** The marks of the history entries that belong to open layers, the outermost first (NAV-14). */
export const layerEntries: number[] = []
