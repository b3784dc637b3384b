import { fingerprint } from './fingerprint'
import { insertItem, removeItem, type StoredItem } from './list'

/** How a list is ordered: by the numbers in `orderField`, or as stored without one. */
type Ordered = { orderField?: string | undefined }

/** Returns the items in the order of their screens. A missing or broken number counts as 0; ties keep the stored order. */
export function inOrder<T extends StoredItem>({ orderField }: Ordered, items: T[]): T[] {
  if (!orderField) return items
  const numberOf = ({ [orderField]: number }: StoredItem) => (typeof number === 'number' ? number : 0)
  return items.toSorted((a, b) => numberOf(a) - numberOf(b))
}

/** Moves an item after another or to the beginning (null), numbering an order field 0..n−1; undefined if one is gone. */
export function moveAfter<T extends StoredItem>(
  list: Ordered,
  items: T[],
  id: string,
  after: string | null,
): T[] | undefined {
  const { orderField } = list
  const ordered = inOrder(list, items)
  const rest = removeItem(ordered, id)
  const item = ordered.find((other) => other.id === id)
  const position = after === null ? 0 : rest.findIndex((other) => other.id === after) + 1
  if (!item || (after !== null && position === 0)) return undefined
  const moved = insertItem(rest, item, position)
  if (!orderField) return moved
  const places = new Map(moved.map((other, place) => [other.id, place]))
  return items.map((other) => {
    const place = places.get(other.id)
    return other[orderField] === place ? other : { ...other, [orderField]: place }
  })
}

/** Detects whether an item was edited meanwhile; its position in the order does not count (SAVE-5). */
export function itemFingerprint(
  { orderField = '' }: Ordered,
  { [orderField]: _, ...content }: StoredItem,
): string {
  return fingerprint(content)
}
