import 'server-only'
import { ActionError } from '@/lib/action/errors'
import type { ActionResult } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { ConflictError, conflictFailure } from './conflict'
import type { ListDefinition } from './definition'
import { sameJson } from './fingerprint'
import { appendItem, itemById, mergeFields, replaceItem, type StoredItem } from './list'
import { itemFingerprint } from './order'
import { rewriteList, type Written } from './rewrite-list'

export type Saved = Written & { item: StoredItem; fingerprint: string }

type Edit = {
  id: string
  /** Fingerprint of the item as the form read it; null when creating. */
  expectedFingerprint: string | null
  /** Pure, from what is stored now (undefined: nothing) and the list. What it does not name survives (SAVE-2). */
  change: (stored: StoredItem | undefined, list: StoredItem[]) => Record<string, unknown>
  /** 'Salvar mesmo assim': overwrites, and brings back what was deleted (SAVE-4). */
  force?: boolean | undefined
}

/** Appends, or edits in place; a conflict (SAVE-4) unless what is stored already says the same. Throws. */
export async function saveStoredItem(
  admin: Admin,
  list: ListDefinition,
  { id, expectedFingerprint, change, force = false }: Edit,
): Promise<ActionResult<Saved>> {
  try {
    const written = await rewriteList(admin, list, (items) => {
      const stored = itemById(items, id)
      const merged: StoredItem = { ...mergeFields(stored ?? {}, change(stored, items)), id }
      const item = list.beforeStore(merged, stored)
      expectReasonableSize(item, stored)
      const isUntouched = (stored ? itemFingerprint(list, stored) : null) === expectedFingerprint
      if (!isUntouched && !force && !saysTheSame(stored, item)) throw new ConflictError(stored ?? null)
      return stored ? replaceItem(items, id, item) : appendItem(items, item)
    })
    const item = itemById(written.list, id)
    if (!item) throw new Error(`${id} is missing from the list just written`)
    return { ok: true, ...written, item, fingerprint: itemFingerprint(list, item) }
  } catch (error) {
    if (error instanceof ActionError) return error.result
    if (error instanceof ConflictError) return itemConflict(admin, list, id, error)
    throw error
  }
}

export function itemConflict(admin: Admin, list: ListDefinition, id: string, { current }: ConflictError) {
  return conflictFailure(admin, list.name, current, (data) => itemById(data, id) ?? null)
}

/** In characters of JSON, above all fields' maxima: bounds what no form knows and a save keeps (SAVE-10). */
const maxItemSize = 64_000

/** What was larger before may stay so, but not grow. Throws `ActionError`. */
function expectReasonableSize(item: StoredItem, stored: StoredItem | undefined) {
  const size = JSON.stringify(item).length
  if (size <= maxItemSize || (stored && size <= JSON.stringify(stored).length)) return
  throw new ActionError({ ok: false, error: 'Este item ficou grande demais: encurte textos ou listas.' })
}

function saysTheSame(stored: StoredItem | undefined, item: StoredItem) {
  return sameJson({ ...stored, updatedAt: null }, { ...item, updatedAt: null })
}
