import { sameJson } from '@/lib/content/fingerprint'

/** One field with its two values; undefined where it was not there. `path` is dotted: `dates.offerEnd`. */
export type FieldChange = { path: string; before: unknown; after: unknown }

/** What became of one item. `move` has places from 1, and only for items that were really taken elsewhere. */
export type ItemChange = {
  kind: 'added' | 'removed' | 'kept'
  item: Fields
  fields: FieldChange[]
  move?: { from: number; to: number }
}

type Fields = Record<string, unknown>

/** The fields that differ between two versions of an object, in the order of the newer one, without the `silent` ones. */
export function diffFields(before: unknown, after: unknown, silent: string[] = []): FieldChange[] {
  const old = leaves(before)
  const now = leaves(after)
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => !silent.includes(change.path) && !sameJson(change.before, change.after))
}

/** What differs between two versions of a list, item by item, in the order of the newer one; the removed last. */
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
  const entries = isFields(value) ? Object.entries(value) : []
  if (entries.length === 0) return new Map(path ? [[path, value]] : [])
  return new Map(entries.flatMap(([key, inner]) => [...leaves(inner, path ? `${path}.${key}` : key)]))
}

function byId(list: unknown) {
  const items = Array.isArray(list) ? list.filter(isFields) : []
  return new Map(items.map((item) => [String(item.id), item]))
}

function placeOf(list: Map<string, Fields>, id: string) {
  return [...list.keys()].indexOf(id) + 1
}

/** The largest set of different numbers that already stand in ascending order: what need not have been moved. */
function longestRun(places: number[]): Set<number> {
  const best: number[][] = []
  for (const [index, place] of places.entries()) {
    const before = best.filter((_, earlier) => (places[earlier] ?? 0) < place)
    const longest = before.reduce((a, b) => (b.length > a.length ? b : a), [])
    best[index] = [...longest, place]
  }
  return new Set(best.reduce((a, b) => (b.length > a.length ? b : a), []))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
