import 'server-only'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { ConflictError, describeConflict } from '@/lib/content/conflict'
import type { EditedSection, SectionDefinition } from '@/lib/content/definition'
import { sameJson } from '@/lib/content/fingerprint'
import { diffLists, omitPositions } from '@/lib/content/history/diff'
import {
  findItem,
  itemFingerprint,
  itemsIn,
  reinsertItem,
  removeItem,
  replaceItem,
  type StoredItem,
  sortItems,
  storedItems,
} from '@/lib/content/list'
import { pickChanged } from '@/lib/content/pending-words'
import { tryRewrite, type Written } from '@/lib/content/rewrite-list'
import { rewriteItem } from '@/lib/content/save-item'
import { type Change, findStep, readWholeContentAt } from '@/lib/content/versions'
import { firstUnused, upperFirst } from '@/lib/words'

type Wanted = {
  id: string
  /** Restores the state before this version. */
  version: number
  /** Fingerprint of the item in the comparison, null if it was deleted. A different one is a conflict (HIST-7). */
  expectedFingerprint: string | null
  /** Use a free address if another item now has the old one. */
  newAddress: boolean
}

/** Restores one item and changes no other (HIST-7). Undoing needs the returned `fingerprint` and `version`. */
export async function restoreItemBefore(
  admin: Admin,
  list: EditedSection,
  { id, version, expectedFingerprint, newAddress }: Wanted,
): Promise<ActionResult<Written & { fingerprint: string }>> {
  const step = await findStep(admin, list.name, version)
  let fingerprint = ''
  const result = await rewriteItem(
    admin,
    list,
    (data) => findItem(data, id),
    (items) => {
      const plan = step && planItemRestore(list, items, id, step)
      if (!plan) throw refusal('Este item não está no histórico.')
      const { current, item, taken } = plan
      if ((current ? itemFingerprint(list, current) : null) !== expectedFingerprint) {
        throw new ConflictError(current ?? null)
      }
      if (taken && !newAddress) throw refusal(`${upperFirst(list.unique?.message ?? '')}: “${taken.by}”.`)
      fingerprint = itemFingerprint(list, item)
      return plan.items
    },
  )
  return result.ok ? { ...result, fingerprint } : result
}

function refusal(error: string) {
  return new ActionError({ ok: false, error })
}

/** Restores a whole section; a conflict if it has changed since `seen`, the newest version shown (HIST-3). */
export async function restoreVersion(
  admin: Admin,
  section: EditedSection,
  { version, seen }: { version: number; seen: number },
): Promise<ActionResult<Written>> {
  const [old, shown] = await Promise.all([
    readWholeContentAt(admin, section.name, version),
    readWholeContentAt(admin, section.name, seen),
  ])
  if (old === undefined || shown === undefined) {
    return { ok: false, error: 'Esta versão não está no histórico.' }
  }
  try {
    return await tryRewrite(admin, section, (items) => {
      if (hasChanged(section, items, itemsIn(section, shown))) throw new ConflictError(items)
      return itemsIn(section, old).map((item) => section.beforeStore(item, findItem(items, item.id)))
    })
  } catch (error) {
    if (error instanceof ConflictError) return describeConflict(admin, section, error, (data) => data)
    throw error
  }
}

/** A row may have columns that are newer than the version. */
function hasChanged({ table }: SectionDefinition, items: StoredItem[], shown: StoredItem[]) {
  return table ? Object.keys(pickChanged(items[0] ?? {}, shown[0] ?? {})).length > 0 : !sameJson(items, shown)
}

/** The whole section before a version, and the change of that version. */
export type Step = { before: unknown; change: Pick<Change, 'before' | 'after'> }

/** The list after restoring one item to its state before a step; the other items are unchanged. */
export type ItemPlan = {
  items: StoredItem[]
  item: StoredItem
  /** The stored item; undefined if it was deleted. */
  current: StoredItem | undefined
  /** Set if another item now has its address; `instead` is free. */
  taken?: { address: string; by: string; instead: string }
}

/** Plans the restore; undefined if the item did not exist before the step. */
export function planItemRestore(
  list: EditedSection,
  items: StoredItem[],
  id: string,
  { before, change }: Step,
): ItemPlan | undefined {
  const was = findItem(before, id)
  if (!was) return undefined
  const current = findItem(items, id)
  const others = removeItem(items, id)
  const taken = findTakenSlug(list, others, was, current)
  const readdressed = taken && list.unique ? { ...was, [list.unique.field]: taken.instead } : was
  const then = storedItems(before)
  if (!current || wasMoved(list, id, change)) {
    const items = reinsertItem(list, others, list.beforeStore(readdressed, current), then)
    return { items, item: findItem(items, id) ?? was, current, ...(taken && { taken }) }
  }
  const { orderField } = list
  const inPlace = orderField ? { ...readdressed, [orderField]: current[orderField] } : readdressed
  const item = list.beforeStore(inPlace, current)
  return { items: replaceItem(items, id, item), item, current, ...(taken && { taken }) }
}

/** Returns the item's position on the screen, from 1. */
export function positionIn(list: SectionDefinition, items: StoredItem[], id: string): number {
  return sortItems(list, items).findIndex((item) => item.id === id) + 1
}

/** Checks whether the history describes the step as a move; otherwise the position is not part of the change (SAVE-5). */
function wasMoved(list: SectionDefinition, id: string, { before, after }: Step['change']) {
  const [old, now] = [before, after].map((data) => sortItems(list, storedItems(data)))
  const changes = omitPositions(list.fields, diffLists(old, now, list.derived))
  const change = changes.find(({ item }) => item.id === id)
  return Boolean(change?.move || change?.fields.some(({ path }) => path === list.orderField))
}

function findTakenSlug(
  { unique }: SectionDefinition,
  others: StoredItem[],
  was: StoredItem,
  current: StoredItem | undefined,
) {
  const address = unique && was[unique.field]
  if (!unique || typeof address !== 'string' || !address) return undefined
  const inUse = new Set(others.map((other) => other[unique.field]))
  const owner = others.find((other) => other[unique.field] === address)
  if (!owner) return undefined
  const own = current?.[unique.field]
  const instead = typeof own === 'string' ? own : firstUnused(address, inUse)
  return { address, by: itemName(owner), instead }
}

export function itemName({ name, id }: StoredItem): string {
  return typeof name === 'string' && name.trim() ? name : id
}
