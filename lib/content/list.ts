import { fingerprint } from '@/lib/content/fingerprint'
import { isObject } from '@/lib/is-object'

/** One item of a stored list. Fields unknown to the schemas are kept. */
export type StoredItem = Record<string, unknown> & { id: string }

/** Returns the item with this id; undefined also if `list` is not a list, as history data may be anything. */
export function findItem(list: unknown, id: string): StoredItem | undefined {
  return Array.isArray(list) ? list.find((item: unknown) => isObject(item) && item.id === id) : undefined
}

/** Returns the valid items of a version's data; history data may be anything. */
export function storedItems(data: unknown): StoredItem[] {
  return Array.isArray(data) ? data.filter(isItem) : []
}

/** How a section is stored: as a list, or its only item as a row of a table with a column for each field. */
type Stored = { name: string; fields: object; table?: string | undefined }

/** Returns the items of a section's data as the history and the published document have it: a list, or the fields of a row. */
export function itemsIn(section: Stored, data: unknown): StoredItem[] {
  if (!section.table) return storedItems(data)
  return isObject(data) ? [{ ...columnsOf(section, data), id: section.name }] : []
}

/** Returns a section's data as the published document has it. */
export function dataOf(section: Stored, items: StoredItem[]): unknown {
  return section.table ? columnsOf(section, items[0] ?? {}) : items
}

/** Returns the columns of an item that is a row; leaves out those that no longer exist. */
export function columnsOf({ fields }: Stored, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => Object.hasOwn(fields, field)))
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

/** How a list is ordered: by the numbers in `orderField`, or as stored without one. */
type Ordered = { orderField?: string | undefined }

/** Returns the items in the order of their screens. A missing or broken number counts as 0; ties keep the stored order. */
export function sortItems<T extends StoredItem>({ orderField }: Ordered, items: T[]): T[] {
  if (!orderField) return items
  return items.toSorted((a, b) => orderNumber(a, orderField) - orderNumber(b, orderField))
}

/** Moves an item after another or to the beginning (null), numbering an order field 0..n−1; undefined if one is gone. */
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

/** Numbers the items 0..n−1 as in `order`, without changing where they are stored. */
function numberItems<T extends StoredItem>(orderField: string, items: T[], order: T[]): T[] {
  const places = new Map(order.map(({ id }, place) => [id, place]))
  return items.map((item) => {
    const place = places.get(item.id)
    return item[orderField] === place ? item : { ...item, [orderField]: place }
  })
}

/** Detects whether an item was edited meanwhile; its position in the order does not count (SAVE-5). */
export function itemFingerprint(
  { orderField = '' }: Ordered,
  { [orderField]: _, ...content }: StoredItem,
): string {
  return fingerprint(content)
}

/**
 * Inserts `item` into `items` after its nearest predecessor in `then` that still exists. Where its own number is of no use any
 * more, all are numbered 0..n−1; else the others stay untouched.
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

/** The message where a list would have more items than it may. */
export function tooManyItemsMessage(most: number): string {
  return `São no máximo ${most}. Exclua uma para criar outra.`
}
