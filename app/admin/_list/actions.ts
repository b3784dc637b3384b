'use server'

import { adminAction, invalid } from '@/lib/access/admin-action'
import type { ActionResult } from '@/lib/access/result'
import { deleteStoredItem, undoDelete } from '@/lib/content/delete-item'
import { removeDraft } from '@/lib/content/drafts'
import { maxFingerprint, maxVersion } from '@/lib/content/fields/limited'
import { stamped, withCopy } from '@/lib/content/item-changes'
import { itemById, moveAfter, replaceItem } from '@/lib/content/list'
import { tryRewrite } from '@/lib/content/rewrite-list'
import { fieldsToStore, type Saved, saveStoredItem, sentSchema } from '@/lib/content/save-item'
import { logEvent } from '@/lib/log'
import { newId } from '@/lib/new-id'
import { publishSite } from '@/lib/site/publish'
import { registry } from '@/lib/site/registry'
import { z } from '@/lib/zod'
import { finish, gone, id, list, refuse, said } from './list-action'

const expectedFingerprint = z.string().max(maxFingerprint)

export type SavedItem = Pick<Saved, 'item' | 'fingerprint' | 'kept'>

/**
 * `expectedFingerprint` is that of what the form was opened with, null for a new one, and `expectedValues` what it showed then.
 * The list checks the values. `kept` tells whose changes stayed beside them. `draft` is the version of the one that is
 * published with this.
 */
export const saveItem = adminAction(
  z.object({
    list,
    id,
    expectedFingerprint: expectedFingerprint.nullable(),
    expectedValues: z.record(z.string(), z.unknown()).optional(),
    force: z.boolean(),
    values: z.record(z.string(), z.unknown()),
    draft: z.int().min(1).max(maxVersion).nullable().optional(),
  }),
  said('saveFailed'),
  async (
    { list, id, values: sent, expectedValues: before, draft, ...edit },
    admin,
  ): Promise<ActionResult<SavedItem>> => {
    const definition = registry[list]
    const { success, data, error } = sentSchema(definition).safeParse(sent)
    if (!success) return invalid(error)
    const now = new Date().toISOString()
    const result = await saveStoredItem(admin, definition, {
      id,
      before,
      ...edit,
      values: data,
      change: (values, stored, items) => fieldsToStore(definition, { id, values, now }, stored, items),
    })
    if (!result.ok) return result
    const { item, fingerprint, kept } = result
    await publishSite({ [list]: result.list })
    if (draft) await forgetDraft(admin, { section: list, id }, draft)
    return { ok: true, item, fingerprint, kept }
  },
)

/** Puts an item on the site or takes it off, whatever else has changed about it. */
export const setItemActive = adminAction(
  z.object({ list, id, active: z.boolean() }),
  said('changeFailed'),
  async ({ list, id, active }, admin) => {
    const definition = registry[list]
    const stamp = stamped(definition, new Date().toISOString(), ['updatedAt'])
    const result = await tryRewrite(admin, definition, (items) => {
      const stored = itemById(items, id) ?? gone(definition.panel.texts)
      return replaceItem(items, id, { ...stored, active, ...stamp })
    })
    return finish(list, result)
  },
)

export const moveItem = adminAction(
  z.object({ list, id, after: id.nullable() }),
  said('changeFailed'),
  async ({ list, id, after }, admin) => {
    const definition = registry[list]
    const result = await tryRewrite(
      admin,
      definition,
      (items) => moveAfter(definition, items, id, after) ?? refuse(definition.panel.texts.listChanged),
    )
    return finish(list, result)
  },
)

export const duplicateItem = adminAction(
  z.object({ list, id }),
  said('changeFailed'),
  async ({ list, id }, admin) => {
    const definition = registry[list]
    const stamps = { id: newId(), now: new Date().toISOString() }
    const result = await tryRewrite(admin, definition, (items) => {
      const original = itemById(items, id) ?? gone(definition.panel.texts)
      return withCopy(definition, items, original, stamps)
    })
    const finished = await finish(list, result)
    return finished.ok ? { ok: true, id: stamps.id } : finished
  },
)

/**
 * Deletes an item as the page showed it (`expectedFingerprint`), or whatever it is now; `version` is for
 * `undoDeleteItem`.
 */
export const deleteItem = adminAction(
  z.object({ list, id, expectedFingerprint, force: z.boolean() }),
  said('deleteFailed'),
  async ({ list, ...input }, admin) => finish(list, await deleteStoredItem(admin, registry[list], input)),
)

export const undoDeleteItem = adminAction(
  z.object({ list, id, version: z.int().min(1).max(maxVersion) }),
  'Não foi possível desfazer a exclusão. Tente de novo.',
  async ({ list, ...input }, admin) => finish(list, await undoDelete(admin, registry[list], input)),
)

/** It is on the site now, which is said also when its draft could not be removed. */
function forgetDraft(...draft: Parameters<typeof removeDraft>) {
  return removeDraft(...draft).catch((error) => logEvent('draft_not_removed', { error }))
}
