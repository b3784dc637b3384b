import type { RoomRow } from './rows'

/** Adds, in list order, a warning to active rooms that another room of their category hides (ROOM-2, ROOM-6). */
export function withWarnings(rows: RoomRow[]): RoomRow[] {
  const shown = new Map<string, string>()
  return rows.map((row) => {
    if (row.validationMessage || !row.active) return row
    const before = shown.get(row.category)
    if (before !== undefined)
      return { ...row, validationMessage: `Não aparece no site: “${before}” vem antes.` }
    shown.set(row.category, row.name)
    return row
  })
}
