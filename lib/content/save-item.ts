import 'server-only'
import { ActionError } from '@/lib/action/errors'
import type { ActionResult } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { ConflictError, conflictFailure, keptChanges } from './conflict'
import type { ListDefinition } from './definition'
import { sentSchema } from './item-rules'
import { appendItem, itemById, mergeFields, replaceItem, type StoredItem, storedItems } from './list'
import { type Merged, mergeValues, type Values } from './merge-values'
import { itemFingerprint } from './order'
import { putBack } from './put-back'
import { rewriteList, type Written } from './rewrite-list'
import { findVersion } from './versions'

export type Saved = Written & { item: StoredItem; fingerprint: string; kept: string }

type Edit = {
  id: string
  /** Fingerprint of the item as the form read it; null when creating. */
  expectedFingerprint: string | null
  /** What the form showed of it; without it, and only then, every difference to an item that was changed is a conflict. */
  before?: Values | undefined
  /** What the form sends, checked. */
  values: Values
  /**
   * What is stored of values (others' changes to fields that were left alone are among them), from what is stored now
   * (of a deleted item what was; undefined: nothing) and the list. Pure; what it does not name survives (SAVE-2).
   */
  change: (values: Values, stored: StoredItem | undefined, list: StoredItem[]) => Values
  /** 'Salvar mesmo assim': overwrites what was changed here, and brings back what was deleted (SAVE-4). */
  force?: boolean | undefined
}

/** Appends, or edits in place; `kept` tells of others' changes. A conflict (SAVE-4) only where both changed a field. Throws. */
export async function saveStoredItem(
  admin: Admin,
  list: ListDefinition,
  { id, change, force = false, ...edit }: Edit,
): Promise<ActionResult<Saved>> {
  let changed: string[] = []
  try {
    const then = force && edit.expectedFingerprint !== null ? await lastWith(admin, list, id) : []
    const written = await rewriteList(admin, list, (items) => {
      const stored = itemById(items, id)
      const base = stored ?? itemById(then, id)
      const merged = mergedWith(list, stored, edit)
      const fields = change(merged.values, base, items)
      const item = list.beforeStore({ ...mergeFields(base ?? {}, fields), id }, base)
      expectReasonableSize(item, base)
      const isGone = !stored && edit.expectedFingerprint !== null
      if (!force && (isGone || merged.doubled.length > 0)) throw conflictOf(list, stored, edit, merged)
      changed = merged.changed
      if (stored) return replaceItem(items, id, item)
      return base ? putBack(list, items, item, then) : appendItem(items, item)
    })
    const item = itemById(written.list, id)
    if (!item) throw new Error(`${id} is missing from the list just written`)
    const kept = await keptChanges(admin, list, itemOf(id), force ? [] : changed)
    return { ok: true, ...written, item, fingerprint: itemFingerprint(list, item), kept }
  } catch (error) {
    if (error instanceof ActionError) return error.result
    if (error instanceof ConflictError) return itemConflict(admin, list, id, error)
    throw error
  }
}

/** The list when the item last was in it: what no form shows of a deleted one comes back with it, where it stood. */
async function lastWith(admin: Admin, { name }: ListDefinition, id: string) {
  return storedItems((await findVersion(admin, name, (data) => itemById(data, id)))?.data)
}

export function itemConflict(admin: Admin, list: ListDefinition, id: string, conflict: ConflictError) {
  return conflictFailure(admin, list, conflict, itemOf(id))
}

function itemOf(id: string) {
  return (data: unknown) => itemById(data, id) ?? null
}

type Sent = Pick<Edit, 'expectedFingerprint' | 'before' | 'values'>

function mergedWith(
  list: ListDefinition,
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

/** Two changes that are each fine may contradict each other: then they are of the same thing, and mine stands. */
function contradictions(list: ListDefinition, { values, changed, doubled }: Merged, mine: Values) {
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
  list: ListDefinition,
  stored: StoredItem | undefined,
  { before, values: mine }: Sent,
  { changed, doubled }: Merged,
) {
  if (!stored) return new ConflictError(null)
  return new ConflictError(stored, { changed, doubled, before, theirs: list.panel.read(stored), mine })
}

/** In characters of JSON, above all fields' maxima: bounds what no form knows and a save keeps (SAVE-10). */
const maxItemSize = 64_000

/** What was larger before may stay so, but not grow. Throws `ActionError`. */
function expectReasonableSize(item: StoredItem, stored: StoredItem | undefined) {
  const size = JSON.stringify(item).length
  if (size <= maxItemSize || (stored && size <= JSON.stringify(stored).length)) return
  throw new ActionError({ ok: false, error: 'Este item ficou grande demais: encurte textos ou listas.' })
}
