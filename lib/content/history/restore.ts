import 'server-only'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { ConflictError, conflictFailure } from '@/lib/content/conflict'
import type { EditedList, EditedSection, ListDefinition, SectionDefinition } from '@/lib/content/definition'
import { sameJson } from '@/lib/content/fingerprint'
import { diffLists, withoutPlaces } from '@/lib/content/history/diff'
import {
  inOrder,
  itemById,
  itemFingerprint,
  putBack,
  removeItem,
  replaceItem,
  type StoredItem,
  storedItems,
} from '@/lib/content/list'
import { tryRewrite, type Written } from '@/lib/content/rewrite-list'
import { rewriteItem } from '@/lib/content/save-item'
import { updateSingle } from '@/lib/content/single'
import { getVersions, stepOf } from '@/lib/content/versions'
import { firstFree, upperFirst } from '@/lib/words'
import { z } from '@/lib/zod'

type Wanted = {
  id: string
  /** The item becomes what it was before this version. */
  version: number
  /** The fingerprint of the item that the comparison showed; null if it was gone. Another one is a conflict (HIST-7). */
  expectedFingerprint: string | null
  /** Whether to use a free address if another item now has the old one. */
  newAddress: boolean
}

/** Restores one item and changes no other (HIST-7). Undoing needs `fingerprint` and `version` of the answer. */
export async function restoreItemBefore(
  admin: Admin,
  list: EditedList,
  { id, version, expectedFingerprint, newAddress }: Wanted,
): Promise<ActionResult<Written & { fingerprint: string }>> {
  const step = await stepOf(admin, list.name, version)
  let fingerprint = ''
  const result = await rewriteItem(admin, list, id, (items) => {
    const plan = step && planItem(list, items, id, step)
    if (!plan) throw refusal('Este item não está no histórico.')
    const { current, item, taken } = plan
    if ((current ? itemFingerprint(list, current) : null) !== expectedFingerprint) {
      throw new ConflictError(current ?? null)
    }
    if (taken && !newAddress) throw refusal(`${upperFirst(list.unique?.message ?? '')}: “${taken.by}”.`)
    fingerprint = itemFingerprint(list, item)
    return plan.items
  })
  return result.ok ? { ...result, fingerprint } : result
}

function refusal(error: string) {
  return new ActionError({ ok: false, error })
}

/** Restores a whole section; a conflict if it has changed since `seen`, the newest version that was shown (HIST-3). */
export async function restoreVersion(
  admin: Admin,
  section: EditedSection,
  { version, seen }: { version: number; seen: number },
): Promise<ActionResult<Written>> {
  const [old, shown] = await Promise.all([
    versionData(admin, section, version),
    versionData(admin, section, seen),
  ])
  if (old === undefined || shown === undefined) {
    return { ok: false, error: 'Esta versão não está no histórico.' }
  }
  if (section.kind === 'list') return restoreList(admin, section, old, shown)
  const values = knownFields(section, row.parse(old))
  const edit = { expectedValues: row.parse(shown), values, restored: values }
  return updateSingle(admin, section, edit)
}

async function restoreList(
  admin: Admin,
  list: EditedList,
  old: unknown,
  shown: unknown,
): Promise<ActionResult<Written>> {
  const storedItems = z.array(z.looseObject({ id: z.string() })).parse(old)
  try {
    return await tryRewrite(admin, list, (items) => {
      if (!sameJson(items, shown)) throw new ConflictError(items)
      return storedItems.map((item) => list.beforeStore(item, itemById(items, item.id)))
    })
  } catch (error) {
    if (error instanceof ConflictError) return conflictFailure(admin, list, error, (data) => data)
    throw error
  }
}

async function versionData(admin: Admin, section: SectionDefinition, version: number) {
  const [found] = await getVersions(admin, section.name, { before: version + 1, limit: 1 })
  return found?.version === version ? found.data : undefined
}

/** Leaves out columns that no longer exist. */
function knownFields({ fields }: SectionDefinition, version: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(version).filter(([field]) => Object.hasOwn(fields, field)))
}

const row = z.record(z.string(), z.unknown())

/** The data of two consecutive versions. */
export type Step = { before: unknown; after: unknown }

/** The list after one item has been restored to what it was before a step; the other items are unchanged. */
export type ItemPlan = {
  items: StoredItem[]
  item: StoredItem
  /** The item as stored now; undefined if it was deleted. */
  current: StoredItem | undefined
  /** Set if another item now has its address; `instead` is free. */
  taken?: { address: string; by: string; instead: string }
}

/** Returns undefined if the item did not exist before the step. */
export function planItem(
  list: EditedList,
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
  const { orderField } = list
  const inPlace = orderField ? { ...readdressed, [orderField]: current[orderField] } : readdressed
  const item = list.beforeStore(inPlace, current)
  return { items: replaceItem(items, id, item), item, current, ...(taken && { taken }) }
}

/** Returns the item's position on the screen, from 1. */
export function placeIn(list: ListDefinition, items: StoredItem[], id: string): number {
  return inOrder(list, items).findIndex((item) => item.id === id) + 1
}

/** Whether the history describes the step as a move; otherwise the position is not part of the change (SAVE-5). */
function movedIn(list: ListDefinition, id: string, { before, after }: Step) {
  const [old, now] = [before, after].map((data) => inOrder(list, storedItems(data)))
  const changes = withoutPlaces(list.fields, diffLists(old, now, list.derived))
  const change = changes.find(({ item }) => item.id === id)
  return Boolean(change?.move || change?.fields.some(({ path }) => path === list.orderField))
}

function takenAddress(
  { unique }: ListDefinition,
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
  const instead = typeof own === 'string' ? own : firstFree(address, inUse)
  return { address, by: nameOf(owner), instead }
}

export function nameOf({ name, id }: StoredItem): string {
  return typeof name === 'string' && name.trim() ? name : id
}
