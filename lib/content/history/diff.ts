import type { Fields } from '@/lib/content/fields/field'
import { sameJson } from '@/lib/content/fingerprint'
import { isObject } from '@/lib/content/list'

/** A changed field; a value is undefined where the field did not exist. `path` is dotted: `dates.offerEnd`. */
export type FieldChange = { path: string; before: unknown; after: unknown }

/** A changed item. `move` has positions from 1 and is set only for items that were themselves moved. */
export type ItemChange = {
  kind: 'added' | 'removed' | 'kept'
  item: Item
  fields: FieldChange[]
  move?: { from: number; to: number }
}

type Item = Record<string, unknown>

/** Returns the fields that differ between two versions of an object, in the newer one's order; `silent` ones are left out. */
export function diffFields(before: unknown, after: unknown, silent: string[] = []): FieldChange[] {
  const old = leaves(before)
  const now = leaves(after)
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => !silent.includes(change.path) && !sameJson(change.before, change.after))
}

/** Returns the items that differ between two versions of a list, in the newer one's order, removed ones last. */
export function diffLists(before: unknown, after: unknown, silent: string[] = []): ItemChange[] {
  const old = byId(before)
  const now = byId(after)
  const inPlace = longestRun([...now.keys()].filter((id) => old.has(id)).map((id) => placeOf(old, id)))
  const present = [...now].map(([id, item]): ItemChange => {
    const previous = old.get(id)
    if (!previous) return { kind: 'added', item, fields: [] }
    const from = placeOf(old, id)
    const move = inPlace.has(from) ? {} : { move: { from, to: placeOf(now, id) } }
    return { kind: 'kept', item, fields: diffFields(previous, item, [...silent, 'id']), ...move }
  })
  const removed = [...old].filter(([id]) => !now.has(id))
  return [
    ...present.filter(({ kind, fields, move }) => kind === 'added' || fields.length > 0 || move),
    ...removed.map(([, item]) => ({ kind: 'removed' as const, item, fields: [] })),
  ]
}

function leaves(value: unknown, path = ''): Map<string, unknown> {
  const entries = isObject(value) ? Object.entries(value) : []
  if (entries.length === 0) return new Map(path ? [[path, value]] : [])
  return new Map(entries.flatMap(([key, inner]) => [...leaves(inner, path ? `${path}.${key}` : key)]))
}

function byId(list: unknown) {
  const items = Array.isArray(list) ? list.filter(isObject) : []
  return new Map(items.map((item) => [String(item.id), item]))
}

function placeOf(list: Map<string, Item>, id: string) {
  return [...list.keys()].indexOf(id) + 1
}

/** Returns the largest set of positions that are already in ascending order; these items were not moved. */
function longestRun(places: number[]): Set<number> {
  const best: number[][] = []
  for (const [index, place] of places.entries()) {
    const before = best.filter((_, earlier) => (places[earlier] ?? 0) < place)
    const longest = before.reduce((a, b) => (b.length > a.length ? b : a), [])
    best[index] = [...longest, place]
  }
  return new Set(best.reduce((a, b) => (b.length > a.length ? b : a), []))
}

/** Leaves out changed order numbers if items were moved, because one move may renumber all items. */
export function withoutPlaces(fields: Fields, changes: ItemChange[]): ItemChange[] {
  const isNumber = ({ path }: FieldChange) => fields[path]?.kind === 'place'
  const numbered = changes.filter(({ fields }) => fields.some(isNumber)).length
  if (numbered < 2 && !changes.some(({ move }) => move)) return changes
  return changes.map((change) => ({ ...change, fields: change.fields.filter((field) => !isNumber(field)) }))
}
