import type { EditedSection, SectionDefinition } from '@/lib/content/definition'
import { sameJson } from '@/lib/content/fingerprint'
import { findItem, insertItem, moveAfter, type StoredItem } from '@/lib/content/list'

type Values = Record<string, unknown>

/** The expected current values of some fields of one item, and the new values. */
export type FieldChange = { id: string; before: Values; after: Values }

type List = Pick<EditedSection, 'fields' | 'derived' | 'beforeStore'>

/**
 * Sets `after` on the items whose fields equal `before`; `left` has the ids of the others. `now` is ISO. Restores an item
 * exactly if it has not changed since the versions in `undone`, a step of the history.
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
    if (!change || !hasValues(list, stored, change.before)) return stored
    byId.delete(stored.id)
    const was = findItem(undone?.before, stored.id)
    const isUntouched = sameJson(findItem(undone?.after, stored.id), stored)
    if (was && isUntouched && hasValues(list, was, change.after)) return was
    return list.beforeStore({ ...stored, ...change.after, ...stamp }, stored)
  })
  return { items: changed, left: [...byId.keys()] }
}

/** Compares values as forms show them, so an absent flag equals its default. */
function hasValues({ fields }: List, stored: StoredItem, before: Values) {
  return Object.entries(before).every(([name, value]) => {
    const toForm = fields[name]?.toForm ?? String
    return toForm(stored[name]) === toForm(value)
  })
}

export const copySuffix = ' (cópia)'

/** Inserts an inactive copy after its original, if that exists. `id` is the copy's, `now` is ISO, `next` overrides values. */
export function insertCopy(
  list: EditedSection,
  items: StoredItem[],
  original: StoredItem,
  { id, now }: { id: string; now: string },
  next: Values = {},
): StoredItem[] {
  const name = typeof original.name === 'string' ? original.name : ''
  const copy: StoredItem = {
    ...original,
    ...list.panel.copy(original, items),
    id,
    name: `${name}${copySuffix}`.trim(),
    ...next,
    active: false,
    ...makeStamps(list, now, ['createdAt', 'updatedAt']),
  }
  const beside = insertItem(items, copy, items.indexOf(original) + 1)
  return moveAfter(list, beside, id, original.id) ?? beside
}

/** Returns the timestamps that the list stores, set to `now`. */
export function makeStamps(
  { derived }: SectionDefinition,
  now: string,
  stamps: string[],
): Record<string, string> {
  return Object.fromEntries(stamps.filter((stamp) => derived.includes(stamp)).map((stamp) => [stamp, now]))
}
