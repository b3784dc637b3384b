import type { ListDefinition } from './definition'
import { sameJson } from './fingerprint'
import { itemById, type StoredItem } from './list'

type Values = Record<string, unknown>

/** Of one item: what some of its fields are known to hold, and what they shall. */
export type FieldChange = { id: string; before: Values; after: Values }

type List = Pick<ListDefinition, 'fields' | 'derived' | 'beforeStore'>

/**
 * Items that still hold `before` hold `after` then; the others stay, and `left` are their ids. `now` is ISO. What
 * `undone`, the versions around a step of the history, made of an item and nobody else touched is as it was before.
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

/** Compared as forms show them, so that an absent flag is what it counts as. */
function holds({ fields }: List, stored: StoredItem, before: Values) {
  return Object.entries(before).every(([name, value]) => {
    const shown = fields[name]?.shown ?? String
    return shown(stored[name]) === shown(value)
  })
}
