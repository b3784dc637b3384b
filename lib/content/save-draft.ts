import 'server-only'
import { ActionError } from '@/lib/action/errors'
import type { ActionResult } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import type { ListDefinition } from './definition'
import { draftValues } from './draft-values'
import { readDraft, writeDraft } from './drafts'
import { expectOwnId } from './item-rules'
import { itemById, mergeFields, type StoredItem } from './list'
import { itemFingerprint } from './order'
import { readItems } from './rewrite-list'
import { findVersion } from './versions'

type Edit = {
  id: string
  values: Record<string, unknown>
  /** The fingerprint of the stored item that the form began with; null for a new item. */
  expectedFingerprint: string | null
  /** The version of the draft that the form was opened with, or null. */
  version: number | null
}

/** Saves a form as a draft and publishes nothing. Resolves with the draft's version; throws `ContentError`. */
export async function saveDraftOf(
  admin: Admin,
  list: ListDefinition,
  { id, values: sent, expectedFingerprint, version }: Edit,
): Promise<ActionResult<{ version: number }>> {
  expectOwnId(list, id)
  const base = await baseOf(admin, list, id, expectedFingerprint)
  const checked = draftValues(list, sent, base ? list.panel.read(base) : undefined)
  if (!checked.ok) return checked
  const stored = base ?? undefined
  const fields = list.panel.store(checked.values, stored, new Date().toISOString())
  const item = list.beforeStore({ ...mergeFields(stored ?? {}, fields), id }, stored)
  return { ok: true, version: await writeDraft(admin, { section: list.name, item, base }, version) }
}

/** Finds the item as the form read it: the current one, the one in the draft, or one of the last 100 versions. */
async function baseOf(admin: Admin, list: ListDefinition, id: string, expected: string | null) {
  if (expected === null) return null
  const isIt = (item: StoredItem | null | undefined) => item && itemFingerprint(list, item) === expected
  const stored = itemById(await readItems(admin, list), id)
  if (stored && isIt(stored)) return stored
  const draft = await readDraft(admin, { section: list.name, id })
  if (draft?.base && isIt(draft.base)) return draft.base
  const found = await findVersion(admin, list.name, (data) => isIt(itemById(data, id)))
  const item = itemById(found?.data, id)
  if (item) return item
  throw new ActionError({
    ok: false,
    error: 'Este item mudou demais no site. Abra de novo e tente outra vez.',
  })
}
