import { fingerprint } from './fingerprint'
import { insertItem, removeItem, type StoredItem } from './list'

/** How a list is ordered: by the numbers in `orderField`, or as it is stored when it has none. */
type Ordered = { orderField?: string | undefined }

/** The items as their screens show them. A missing or broken number counts as 0; equal ones stay as stored. */
export function inOrder<T extends StoredItem>({ orderField }: Ordered, items: T[]): T[] {
  if (!orderField) return items
  const numberOf = ({ [orderField]: number }: StoredItem) => (typeof number === 'number' ? number : 0)
  return items.toSorted((a, b) => numberOf(a) - numberOf(b))
}

/** To right after another, or to the beginning (null); undefined when one is gone. An order field counts 0..n−1. */
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

/** Tells whether an item was edited meanwhile; its place in the order does not count (SAVE-5). */
export function itemFingerprint(
  { orderField = '' }: Ordered,
  { [orderField]: _, ...content }: StoredItem,
): string {
  return fingerprint(content)
}
