/** One item of a stored list. Fields unknown to the schemas are kept. */
export type StoredItem = Record<string, unknown> & { id: string }

/** Returns the item with this id; undefined also if `list` is not a list, as history data may be anything. */
export function itemById(list: unknown, id: string): StoredItem | undefined {
  return Array.isArray(list) ? list.find((item: unknown) => isObject(item) && item.id === id) : undefined
}

/** Returns the valid items of a version's data; history data may be anything. */
export function storedItems(data: unknown): StoredItem[] {
  return Array.isArray(data) ? data.filter(isItem) : []
}

export function appendItem(list: StoredItem[], item: StoredItem): StoredItem[] {
  return [...list, item]
}

export function replaceItem<T extends StoredItem>(list: T[], id: string, item: T): T[] {
  return list.map((stored) => (stored.id === id ? item : stored))
}

export function removeItem<T extends StoredItem>(list: T[], id: string): T[] {
  return list.filter((stored) => stored.id !== id)
}

/** Inserts an item at `position` (from 0); a position beyond an end means that end. */
export function insertItem<T extends StoredItem>(list: T[], item: T, position: number): T[] {
  return list.toSpliced(Math.max(0, position), 0, item)
}

/**
 * Merges objects field by field and replaces everything else; unnamed fields stay, `undefined` removes one (SAVE-2).
 */
export function mergeFields(
  stored: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  // A map, because assigning a field called `__proto__` to an object would not create it.
  const merged = new Map(Object.entries(stored))
  for (const [field, value] of Object.entries(change)) {
    const before = merged.get(field)
    merged.set(field, isObject(before) && isObject(value) ? mergeFields(before, value) : value)
  }
  return Object.fromEntries(merged)
}

function isItem(value: unknown): value is StoredItem {
  return isObject(value) && typeof value.id === 'string'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
