import { insertItem, itemById, type StoredItem } from './list'
import { inOrder } from './order'

type Ordered = { orderField?: string | undefined }

/** Inserts `item` into `items` after its nearest predecessor in `then` that still exists; the others stay untouched. */
export function putBack(
  { orderField }: Ordered,
  items: StoredItem[],
  item: StoredItem,
  then: StoredItem[],
): StoredItem[] {
  const ordered = inOrder({ orderField }, items)
  const before = inOrder({ orderField }, then)
  const earlier = before.slice(
    0,
    before.findIndex(({ id }) => id === item.id),
  )
  const previous = earlier.findLast(({ id }) => itemById(items, id))
  const place = previous ? ordered.indexOf(itemById(items, previous.id) ?? previous) + 1 : 0
  const position = previous ? items.findIndex(({ id }) => id === previous.id) + 1 : 0
  const kept = insertItem(items, item, position)
  if (!orderField || inOrder({ orderField }, kept)[place] === item) return kept
  const number = between(numberOf(ordered[place - 1], orderField), numberOf(ordered[place], orderField))
  return insertItem(items, { ...item, [orderField]: number }, position)
}

function between(low: number | undefined, high: number | undefined) {
  if (low === undefined) return (high ?? 0) - 1
  return high === undefined ? low + 1 : (low + high) / 2
}

function numberOf(item: StoredItem | undefined, orderField: string) {
  const number = item?.[orderField]
  return item && (typeof number === 'number' ? number : 0)
}
