import { describeChanges } from '@/lib/content/history/describe'
import { diffFields } from '@/lib/content/history/diff'
import { dayWords, momentWords } from '@/lib/times'
import type { ListDefinition } from './definition'
import { valueAt } from './fields/field'
import { sameJson } from './fingerprint'
import { isObject, itemById, mergeFields, type StoredItem } from './list'

type Values = Record<string, unknown>

/** What changes in an item at a moment (milliseconds since the epoch); `base` is null for a new item. */
export type Later = {
  id: string
  section: string
  item: string
  at: number
  change: Values
  base: Values | null
  by: string
}

/** A later change as the panel shows it; `labels` names the fields. */
export type Pending = {
  id: string
  item: string
  name: string
  at: number
  by: string
  when: string
  day: string
  labels: string[]
  isNew: boolean
  /** The item was deleted meanwhile. */
  isGone: boolean
  /** Sentences about fields that others have changed since the change was marked. */
  problems: string[]
}

/** Returns the fields that differ in `after`, so that merging them into `before` gives `after` (mergeFields). */
export function changedFields(before: Values, after: Values): Values {
  const changed = Object.entries(after).filter(([name, value]) => !sameJson(before[name], value))
  return Object.fromEntries(
    changed.map(([name, value]) => {
      const was = before[name]
      return [name, isObject(was) && isObject(value) ? changedFields(was, value) : value]
    }),
  )
}

/** Merges changes into an item in their order; undefined where it does not exist, or not any more. */
export function itemAfter(item: Values | undefined, changes: Later[]): Values | undefined {
  return changes.reduce(
    (current, { base, change }) => (current || !base ? mergeFields(current ?? {}, change) : undefined),
    item,
  )
}

/** The changes of the same item that come before this one; `all` are in the order of time. */
export function earlier(all: Later[], change: Later): Later[] {
  return all.slice(0, all.indexOf(change)).filter(({ item }) => item === change.item)
}

/** Describes a list's later changes, which are in the order of time. */
export function pendingChanges(
  list: ListDefinition,
  items: StoredItem[],
  all: Later[],
  now: number,
): Pending[] {
  const { fields, label, lone } = list
  return all.map((later) => {
    const { id, item, at, by, change, base } = later
    const current = itemAfter(itemById(items, item), earlier(all, later))
    const changed = diffFields(base, mergeFields(base ?? {}, change), [...list.derived, 'id'])
    const day = dayWords(at, now)
    const doubled = changed
      .map(({ path, before, after }) => ({ path, was: before, before: valueAt(current, path), after }))
      .filter(({ was, before, after }) => !sameJson(was, before) && !sameJson(before, after))
    const { name } = { ...base, ...current, ...(!base && change) }
    return {
      ...{ id, item, at, by, day },
      name: lone || typeof name !== 'string' ? label : name,
      when: momentWords(at, now),
      labels: describeChanges(fields, changed).map(({ label }) => label),
      isNew: base === null,
      isGone: base !== null && !current,
      problems:
        base && current
          ? describeChanges(fields, doubled).map(
              ({ label, before, after }) =>
                `${label} mudou depois: agora ${words(before)}, em ${day} ${words(after)}.`,
            )
          : [],
    }
  })
}

function words(side: { text: string } | { images: string[] }) {
  return 'text' in side ? side.text || 'vazio' : 'outras imagens'
}
