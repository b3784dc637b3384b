import type { ListDefinition } from './definition'
import type { StoredItem } from './list'

type Values = Record<string, unknown>

/** Of one item: what some of its fields are known to hold, and what they shall. */
export type FieldChange = { id: string; before: Values; after: Values }

/** Items that still hold `before` hold `after` then; the others stay, and `left` are their ids. `now` is ISO. */
export function changeFields(
  list: Pick<ListDefinition, 'fields' | 'derived' | 'beforeStore'>,
  items: StoredItem[],
  changes: FieldChange[],
  now: string,
): { items: StoredItem[]; left: string[] } {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const stamp = list.derived.includes('updatedAt') ? { updatedAt: now } : {}
  const changed = items.map((stored) => {
    const change = byId.get(stored.id)
    if (!change || !holds(list, stored, change.before)) return stored
    byId.delete(stored.id)
    return list.beforeStore({ ...stored, ...change.after, ...stamp }, stored)
  })
  return { items: changed, left: [...byId.keys()] }
}

/** Compared as forms show them, so that an absent flag is what it counts as. */
function holds({ fields }: Pick<ListDefinition, 'fields'>, stored: StoredItem, before: Values) {
  return Object.entries(before).every(([name, value]) => {
    const shown = fields[name]?.shown ?? String
    return shown(stored[name]) === shown(value)
  })
}
