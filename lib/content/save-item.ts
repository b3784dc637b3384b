import 'server-only'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { upperFirst } from '@/lib/words'
import { z } from '@/lib/zod'
import { ConflictError, conflictFailure, keptChanges } from './conflict'
import type { EditedList, ListDefinition, ListPanel } from './definition'
import {
  itemById,
  itemFingerprint,
  mergeFields,
  putBack,
  replaceItem,
  type StoredItem,
  storedItems,
  tooMany,
} from './list'
import { type Merged, mergeValues, type Values } from './merge-values'
import { tryRewrite, type Written } from './rewrite-list'
import { findVersion } from './versions'

export type Saved = Written & { item: StoredItem; fingerprint: string; kept: string }

type Edit = {
  id: string
  /** Fingerprint of the item as the form read it; null when creating. */
  expectedFingerprint: string | null
  /** The form's opening values. Only without them, every difference to a changed item is a conflict. */
  before?: Values | undefined
  /** The validated values that the form sent. */
  values: Values
  /**
   * Computes what to store from `values` (which include others' changes to unchanged fields), the stored item (the last one
   * of a deleted item; undefined if there was none) and the list. Pure; fields it does not name survive (SAVE-2).
   */
  change: (values: Values, stored: StoredItem | undefined, list: StoredItem[]) => Values
  /** 'Salvar mesmo assim': overwrites the conflicting fields and restores a deleted item (SAVE-4). */
  force?: boolean | undefined
}

/** Appends or replaces an item; `kept` lists others' changes. Conflicts only where both changed a field (SAVE-4). Throws. */
export async function saveStoredItem(
  admin: Admin,
  list: EditedList,
  { id, change, force = false, ...edit }: Edit,
): Promise<ActionResult<Saved>> {
  const wasStored = edit.expectedFingerprint !== null
  // The last list that contained the item, to restore its position and the fields that no form shows.
  const last =
    force && wasStored ? await findVersion(admin, list.name, (data) => itemById(data, id)) : undefined
  const then = storedItems(last?.data)
  let changed: string[] = []
  const written = await rewriteItem(admin, list, id, (items) => {
    const stored = itemById(items, id)
    const base = stored ?? itemById(then, id)
    const merged = mergedWith(list, stored, edit)
    const fields = change(merged.values, base, items)
    const item = list.beforeStore({ ...mergeFields(base ?? {}, fields), id }, base, items)
    expectReasonableSize(item, base)
    const isGone = !stored && wasStored
    if (!force && (isGone || merged.doubled.length > 0)) throw conflictOf(list, stored, edit, merged)
    changed = merged.changed
    if (stored) return replaceItem(items, id, item)
    return base ? putBack(list, items, item, then) : [...items, item]
  })
  if (!written.ok) return written
  const item = itemById(written.list, id)
  if (!item) throw new Error(`${id} is missing from the list just written`)
  const kept = await keptChanges(admin, list, itemOf(id), force ? [] : changed)
  return { ...written, item, fingerprint: itemFingerprint(list, item), kept }
}

/** Rewrites a list to change one item. A refusal or a conflict that `change` throws becomes the result. */
export async function rewriteItem(
  admin: Admin,
  list: ListDefinition,
  id: string,
  change: (items: StoredItem[]) => StoredItem[],
): Promise<ActionResult<Written>> {
  try {
    return await tryRewrite(admin, list, change)
  } catch (error) {
    if (error instanceof ConflictError) return conflictFailure(admin, list, error, itemOf(id))
    throw error
  }
}

function itemOf(id: string) {
  return (data: unknown) => itemById(data, id) ?? null
}

type Sent = Pick<Edit, 'expectedFingerprint' | 'before' | 'values'>

function mergedWith(
  list: EditedList,
  stored: StoredItem | undefined,
  { expectedFingerprint, before, values: mine }: Sent,
): Merged {
  if (!stored || itemFingerprint(list, stored) === expectedFingerprint) {
    return { values: mine, changed: [], doubled: [] }
  }
  const { [list.orderField ?? '']: _, ...fields } = list.fields
  const merged = mergeValues(fields, { before, theirs: list.panel.read(stored), mine })
  return { ...merged, ...contradictions(list, merged, mine) }
}

/** Merged changes may contradict each other although each is valid; such fields count as changed by both. */
function contradictions(list: EditedList, { values, changed, doubled }: Merged, mine: Values) {
  const { error } = sentSchema(list).safeParse(values)
  const parts = new Set(error?.issues.map(({ path }) => String(path[0])))
  const partOf = (path: string) => path.split('.')[0] ?? ''
  const own = Object.entries(mine).filter(([part]) => parts.has(part))
  return {
    values: { ...values, ...Object.fromEntries(own) },
    doubled: changed.filter((path) => doubled.includes(path) || parts.has(partOf(path))),
  }
}

function conflictOf(
  list: EditedList,
  stored: StoredItem | undefined,
  { before, values: mine }: Sent,
  { changed, doubled }: Merged,
) {
  if (!stored) return new ConflictError(null)
  return new ConflictError(stored, { changed, doubled, before, theirs: list.panel.read(stored), mine })
}

/** The limit in characters of JSON, above the sum of all fields' limits; it bounds fields unknown to forms (SAVE-10). */
const maxItemSize = 64_000

/** Accepts an item that was already larger, if it does not grow. Throws `ActionError`. */
function expectReasonableSize(item: StoredItem, stored: StoredItem | undefined) {
  const size = JSON.stringify(item).length
  if (size <= maxItemSize || (stored && size <= JSON.stringify(stored).length)) return
  throw new ActionError({ ok: false, error: 'Este item ficou grande demais: encurte textos ou listas.' })
}

/** The schema of what a save may send; an item without an order number keeps its own. */
export function sentSchema({
  panel: { form },
  orderField = '',
}: Pick<EditedList, 'orderField'> & { panel: Pick<ListPanel, 'form'> }): z.ZodObject {
  const { [orderField]: place } = form.shape
  return place ? form.extend({ [orderField]: z.optional(place) }) : form
}

/** Computes the fields to store over `stored`, checked against the other `items`. Throws the errors; `now` is ISO. */
export function fieldsToStore(
  list: EditedList,
  { id, values, now, bucket }: { id: string; values: Record<string, unknown>; now: string; bucket: string },
  stored: StoredItem | undefined,
  items: StoredItem[],
): Record<string, unknown> {
  const { panel, unique } = list
  expectOwnId(list, id)
  if (list.most && !stored && items.length >= list.most)
    throw new ActionError({ ok: false, error: tooMany(list.most) })
  const address = unique && values[unique.field]
  if (unique && address && items.some((other) => other.id !== id && other[unique.field] === address)) {
    refuseFields({ [unique.field]: upperFirst(unique.message) })
  }
  refuseFields(panel.fieldErrors(values, stored && panel.read(stored), bucket))
  return panel.store(values, stored, now)
}

/** Throws if a list of one item would get a second one, which no page would show. */
export function expectOwnId({ lone, name, panel }: EditedList, id: string) {
  if (lone && id !== name) throw new ActionError({ ok: false, error: panel.texts.saveFailed })
}

/** Throws an `ActionError` if there are errors. */
export function refuseFields(fieldErrors: Record<string, string>): void {
  const [error] = Object.values(fieldErrors)
  if (error !== undefined) throw new ActionError({ ok: false, error, fieldErrors })
}
