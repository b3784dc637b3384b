import type { ListDefinition } from './definition'
import { insertItem, type StoredItem } from './list'
import { moveAfter } from './order'

/** The suffix of a copy's name. */
export const copySuffix = ' (cópia)'

/** Inserts an inactive copy after its original; returns the same items without an original. `id` is the copy's, `now` ISO. */
export function withCopy(
  list: ListDefinition,
  items: StoredItem[],
  original: StoredItem,
  { id, now }: { id: string; now: string },
): StoredItem[] {
  const name = typeof original.name === 'string' ? original.name : ''
  const copy: StoredItem = {
    ...original,
    ...list.panel.copy(original, items),
    id,
    name: `${name}${copySuffix}`.trim(),
    active: false,
    ...stamped(list, now, ['createdAt', 'updatedAt']),
  }
  const beside = insertItem(items, copy, items.indexOf(original) + 1)
  return moveAfter(list, beside, id, original.id) ?? beside
}

/** Returns the stamps that the list stores, set to `now`. */
export function stamped({ derived }: ListDefinition, now: string, stamps: string[]): Record<string, string> {
  return Object.fromEntries(stamps.filter((stamp) => derived.includes(stamp)).map((stamp) => [stamp, now]))
}
