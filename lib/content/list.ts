/** One item of a stored list. What the schemas do not know is kept, whoever wrote it. */
export type StoredItem = Record<string, unknown> & { id: string }

/** The item with this id; undefined also when `list` is no list, as in a history of unknown origin. */
export function itemById(list: unknown, id: string): StoredItem | undefined {
  return Array.isArray(list) ? list.find((item: unknown) => isObject(item) && item.id === id) : undefined
}

/** What of a version is items of a list; of a history of unknown origin maybe nothing. */
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

/** Puts an item at `position` (from 0; beyond the ends means at the end in question). */
export function insertItem<T extends StoredItem>(list: T[], item: T, position: number): T[] {
  return list.toSpliced(Math.max(0, position), 0, item)
}

/** Objects field by field, everything else replaced; what is not named survives, `undefined` goes (SAVE-2). */
export function mergeFields(
  stored: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  // A map, because assigning a field called `[object Object]` would not make one.
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
