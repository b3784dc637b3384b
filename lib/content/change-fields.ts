import type { ListDefinition } from './definition'
import { sameJson } from './fingerprint'
import { itemById, type StoredItem } from './list'

type Values = Record<string, unknown>

/** The expected current values of some fields of one item, and the values to set. */
export type FieldChange = { id: string; before: Values; after: Values }

type List = Pick<ListDefinition, 'fields' | 'derived' | 'beforeStore'>

/**
 * Sets `after` on the items whose fields equal `before`. The other items stay, and `left` has their ids. `now` is ISO.
 * An item that has not changed since the versions in `undone`, a step of the history, is restored exactly.
 */
export function changeFields(
  list: List,
  items: StoredItem[],
  changes: FieldChange[],
  now: string,
  undone?: { before: unknown; after: unknown },
): { items: StoredItem[]; left: string[] } {
  const byId = new Map(changes.map((change) => [change.id, change]))
  const stamp = list.derived.includes('updatedAt') ? { updatedAt: now } : {}
  const changed = items.map((stored) => {
    const change = byId.get(stored.id)
    if (!change || !holds(list, stored, change.before)) return stored
    byId.delete(stored.id)
    const was = itemById(undone?.before, stored.id)
    const isOfStep = sameJson(itemById(undone?.after, stored.id), stored)
    if (was && isOfStep && holds(list, was, change.after) && isElsewhereSame(list, was, stored, change))
      return was
    return list.beforeStore({ ...stored, ...change.after, ...stamp }, stored)
  })
  return { items: changed, left: [...byId.keys()] }
}

function isElsewhereSame({ derived }: List, was: StoredItem, stored: StoredItem, { after }: FieldChange) {
  const [old, now] = [was, stored].map((item) =>
    Object.entries(item).filter(([name]) => !(name in after || derived.includes(name))),
  )
  return sameJson(Object.fromEntries(old ?? []), Object.fromEntries(now ?? []))
}

/** Compares values as forms show them, so that an absent flag equals its default. */
function holds({ fields }: List, stored: StoredItem, before: Values) {
  return Object.entries(before).every(([name, value]) => {
    const shown = fields[name]?.shown ?? String
    return shown(stored[name]) === shown(value)
  })
}
