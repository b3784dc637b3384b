import type { Fields } from '@/lib/content/fields/field'
import { sameJson } from '@/lib/content/fingerprint'
import { isObject } from '@/lib/is-object'

/** A changed field; a value is undefined if the field did not exist. `path` is dotted: `dates.offerEnd`. */
export type FieldChange = { path: string; before: unknown; after: unknown }

/** A changed item. `move` has positions from 1 and is set only for items that were moved themselves, of two neighbours for one. */
export type ItemChange = {
  kind: 'added' | 'removed' | 'kept'
  item: Item
  fields: FieldChange[]
  move?: { from: number; to: number; swappedWith?: Item | undefined }
}

type Item = Record<string, unknown>

/** Returns the fields that differ between two versions of an object, in the newer one's order, without `silent` ones. */
export function diffFields(before: unknown, after: unknown, silent: string[] = []): FieldChange[] {
  const old = valuesByPath(before)
  const now = valuesByPath(after)
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => !silent.includes(change.path) && !sameJson(change.before, change.after))
}

/** Returns the items that differ between two versions of a list, in the newer one's order, with removed ones last. */
export function diffLists(before: unknown, after: unknown, silent: string[] = []): ItemChange[] {
  const old = indexItems(before)
  const now = indexItems(after)
  const inPlace = longestRun([...now.keys()].flatMap((id) => old.get(id)?.place ?? []))
  const [oldItems, nowItems] = [old, now].map((items) => [...items.values()].map((one) => one.item))
  const neighbourAt = (from: number, to: number) => {
    const neighbour = nowItems?.[from - 1]
    const isSwap = Math.abs(from - to) === 1 && oldItems?.[to - 1]?.id === neighbour?.id
    return isSwap ? neighbour : undefined
  }
  const present = [...now].map(([id, { item, place }]): ItemChange => {
    const previous = old.get(id)
    if (!previous) return { kind: 'added', item, fields: [] }
    const from = previous.place
    const move = inPlace.has(from) ? {} : { move: { from, to: place, swappedWith: neighbourAt(from, place) } }
    return { kind: 'kept', item, fields: changedFields(previous.item, item, silent), ...move }
  })
  const removed = [...old].filter(([id]) => !now.has(id))
  return [
    ...present.filter(({ kind, fields, move }) => kind === 'added' || fields.length > 0 || move),
    ...removed.map(([, { item }]) => ({ kind: 'removed' as const, item, fields: [] })),
  ]
}

// Skip identical items, which are the majority; the database serialises equal items equally.
function changedFields(before: Item, after: Item, silent: string[]) {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  return diffFields(before, after, [...silent, 'id'])
}

function valuesByPath(value: unknown, path = ''): Map<string, unknown> {
  const entries = isObject(value) ? Object.entries(value) : []
  if (entries.length === 0) return new Map(path ? [[path, value]] : [])
  return new Map(entries.flatMap(([key, inner]) => [...valuesByPath(inner, path ? `${path}.${key}` : key)]))
}

/** Maps ids to items with their positions from 1. */
function indexItems(list: unknown) {
  const items = Array.isArray(list) ? list.filter(isObject) : []
  const known = new Map(items.map((item) => [String(item.id), item]))
  return new Map([...known].map(([id, item], index) => [id, { item, place: index + 1 }]))
}

/** Returns the largest set of positions already in ascending order; these items were not moved. */
function longestRun(places: number[]): Set<number> {
  // The lowest end of a run of each length, and each position's predecessor in its run.
  const ends: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const place of places) {
    const length = ends.findLastIndex((end) => end < place) + 1
    previous.set(place, ends[length - 1])
    ends[length] = place
  }
  const run = new Set<number>()
  for (let place = ends.at(-1); place !== undefined; place = previous.get(place)) run.add(place)
  return run
}

/** Omits changed order numbers if items were moved, because one move may renumber all items. */
export function omitPositions(fields: Fields, changes: ItemChange[]): ItemChange[] {
  const isNumber = ({ path }: FieldChange) => fields[path]?.kind === 'place'
  const numbered = changes.filter(({ fields }) => fields.some(isNumber)).length
  if (numbered < 2 && !changes.some(({ move }) => move)) return changes
  return changes.map((change) => ({ ...change, fields: change.fields.filter((field) => !isNumber(field)) }))
}
