import { fingerprint } from '@/lib/content/fingerprint'
import { isObject } from '@/lib/is-object'

/** An item of a stored list. Fields unknown to the schemas are kept. */
export type StoredItem = Record<string, unknown> & { id: string }

/** Finds the item with this id. `list` may be anything, because history data may be. */
export function findItem(list: unknown, id: string): StoredItem | undefined {
  return Array.isArray(list) ? list.find((item: unknown) => isObject(item) && item.id === id) : undefined
}

/** Returns the valid items of a version's data, which may be anything. */
export function storedItems(data: unknown): StoredItem[] {
  return Array.isArray(data) ? data.filter(isItem) : []
}

/** How a section is stored: as a list, or its only item as a row of a table with a column for each field. */
type Stored = { name: string; fields: object; table?: string | undefined }

/** Returns the items of a section's data in the history or the published document: a list, or the fields of a row. */
export function itemsIn(section: Stored, data: unknown): StoredItem[] {
  if (!section.table) return storedItems(data)
  return isObject(data) ? [{ ...columnsOf(section, data), id: section.name }] : []
}

/** Returns a section's data as in the published document. */
export function dataOf(section: Stored, items: StoredItem[]): unknown {
  return section.table ? columnsOf(section, items[0] ?? {}) : items
}

/** Returns a row item's columns, without those that no longer exist. */
export function columnsOf({ fields }: Stored, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => Object.hasOwn(fields, field)))
}

export function replaceItem<T extends StoredItem>(list: T[], id: string, item: T): T[] {
  return list.map((stored) => (stored.id === id ? item : stored))
}

export function removeItem<T extends StoredItem>(list: T[], id: string): T[] {
  return list.filter((stored) => stored.id !== id)
}

/** Inserts an item at `position` (from 0), limited to both ends. */
export function insertItem<T extends StoredItem>(list: T[], item: T, position: number): T[] {
  return list.toSpliced(Math.max(0, position), 0, item)
}

/** Merges objects field by field and replaces other values; unnamed fields stay, `undefined` removes one (SAVE-2). */
export function mergeFields(
  stored: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  // Assigning a field called `__proto__` to an object would not create it; a map can hold it.
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

/** Orders a list by the numbers in `orderField`, or without one as stored. */
type Ordered = { orderField?: string | undefined }

/** Returns the items in screen order. A missing or broken number counts as 0; ties keep the stored order. */
export function sortItems<T extends StoredItem>({ orderField }: Ordered, items: T[]): T[] {
  if (!orderField) return items
  return items.toSorted((a, b) => orderNumber(a, orderField) - orderNumber(b, orderField))
}

/** Moves an item after another or to the beginning (null), numbering an order field 0..n−1; undefined if one was deleted. */
export function moveAfter<T extends StoredItem>(
  list: Ordered,
  items: T[],
  id: string,
  after: string | null,
): T[] | undefined {
  const { orderField } = list
  const ordered = sortItems(list, items)
  const rest = removeItem(ordered, id)
  const item = ordered.find((other) => other.id === id)
  const position = after === null ? 0 : rest.findIndex((other) => other.id === after) + 1
  if (!item || (after !== null && position === 0)) return undefined
  const moved = insertItem(rest, item, position)
  return orderField ? numberItems(orderField, items, moved) : moved
}

/** Numbers the items 0..n−1 as in `order`, keeping their stored positions. */
function numberItems<T extends StoredItem>(orderField: string, items: T[], order: T[]): T[] {
  const places = new Map(order.map(({ id }, place) => [id, place]))
  return items.map((item) => {
    const place = places.get(item.id)
    return item[orderField] === place ? item : { ...item, [orderField]: place }
  })
}

/** Detects edits to an item; ignores its position in the order (SAVE-5). */
export function itemFingerprint(
  { orderField = '' }: Ordered,
  { [orderField]: _, ...content }: StoredItem,
): string {
  return fingerprint(content)
}

/**
 * Inserts `item` into `items` after its nearest predecessor in `then` that still exists. If its own number no longer gives
 * that position, numbers all items 0..n−1; otherwise leaves the others unchanged.
 */
export function reinsertItem(
  list: Ordered,
  items: StoredItem[],
  item: StoredItem,
  then: StoredItem[],
): StoredItem[] {
  const { orderField } = list
  const ordered = sortItems(list, items)
  const idsThen = sortItems(list, then).map(({ id }) => id)
  const earlier = idsThen.slice(0, idsThen.indexOf(item.id))
  const previous = findItem(items, earlier.findLast((id) => findItem(items, id)) ?? '')
  const place = previous ? ordered.indexOf(previous) + 1 : 0
  const position = previous ? items.indexOf(previous) + 1 : 0
  const kept = insertItem(items, item, position)
  if (!orderField || sortItems(list, kept)[place] === item) return kept
  return numberItems(orderField, kept, insertItem(ordered, item, place))
}

function orderNumber(item: StoredItem, orderField: string) {
  const number = item[orderField]
  return typeof number === 'number' ? number : 0
}

/** Returns the message for a full list. */
export function tooManyItemsMessage(most: number): string {
  return `São no máximo ${most}. Exclua uma para criar outra.`
}
