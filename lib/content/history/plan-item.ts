import type { ListDefinition } from '@/lib/content/definition'
import { itemById, removeItem, replaceItem, type StoredItem, storedItems } from '@/lib/content/list'
import { inOrder } from '@/lib/content/order'
import { putBack } from '@/lib/content/put-back'
import { diffLists } from './diff'
import { withoutPlaces } from './places'

/** Two versions that follow each other, as the history holds them. */
export type Step = { before: unknown; after: unknown }

/** What becomes of a list when one of its items is again as it was before a step; of the others nothing. */
export type ItemPlan = {
  items: StoredItem[]
  item: StoredItem
  /** As it is stored now; undefined when it is gone. */
  current: StoredItem | undefined
  /** Its address belongs to another item now; `instead` is free. */
  taken?: { address: string; by: string; instead: string }
}

/** Pure; undefined when the item was not there before the step. */
export function planItem(
  list: ListDefinition,
  items: StoredItem[],
  id: string,
  { before, after }: Step,
): ItemPlan | undefined {
  const was = itemById(before, id)
  if (!was) return undefined
  const current = itemById(items, id)
  const others = removeItem(items, id)
  const taken = takenAddress(list, others, was, current)
  const readdressed = taken && list.unique ? { ...was, [list.unique.field]: taken.instead } : was
  const then = storedItems(before)
  if (!current || movedIn(list, id, { before, after })) {
    const planned = putBack(list, others, list.beforeStore(readdressed, current), then)
    return { items: planned, item: itemById(planned, id) ?? was, current, ...(taken && { taken }) }
  }
  const item = list.beforeStore(withPlaceOf(list, readdressed, current), current)
  return { items: replaceItem(items, id, item), item, current, ...(taken && { taken }) }
}

/** From 1, as the screens count. */
export function placeIn(list: ListDefinition, items: StoredItem[], id: string): number {
  return inOrder(list, items).findIndex((item) => item.id === id) + 1
}

/** Whether the step is told as one that took the item elsewhere: otherwise its place is not a part of what changed (SAVE-5). */
function movedIn(list: ListDefinition, id: string, { before, after }: Step) {
  const [old, now] = [before, after].map((data) => inOrder(list, storedItems(data)))
  const told = withoutPlaces(list.fields, diffLists(old, now, list.derived))
  const change = told.find(({ item }) => item.id === id)
  return Boolean(change?.move || change?.fields.some(({ path }) => path === list.orderField))
}

function withPlaceOf({ orderField }: ListDefinition, item: StoredItem, current: StoredItem): StoredItem {
  if (!orderField) return item
  const { [orderField]: _, ...rest } = item
  return current[orderField] === undefined
    ? { ...rest, id: item.id }
    : { ...rest, id: item.id, [orderField]: current[orderField] }
}

function takenAddress(
  { unique }: ListDefinition,
  others: StoredItem[],
  was: StoredItem,
  current: StoredItem | undefined,
) {
  const address = unique && was[unique.field]
  if (!unique || typeof address !== 'string') return undefined
  const inUse = new Set(others.map((other) => other[unique.field]))
  const owner = others.find((other) => other[unique.field] === address)
  if (!owner) return undefined
  const own = current?.[unique.field]
  if (typeof own === 'string') return { address, by: nameOf(owner), instead: own }
  let number = 2
  while (inUse.has(`${address}-${number}`)) number++
  return { address, by: nameOf(owner), instead: `${address}-${number}` }
}

export function nameOf({ name, id }: StoredItem): string {
  return typeof name === 'string' && name.trim() ? name : id
}
