import 'server-only'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult, Failure } from '@/lib/access/result'
import { ConflictError } from './conflict'
import type { ListDefinition } from './definition'
import { sameJson } from './fingerprint'
import { itemById, removeItem, type StoredItem, storedItems } from './list'
import { itemFingerprint } from './order'
import { putBack } from './put-back'
import { tryRewrite, type Written } from './rewrite-list'
import { itemConflict } from './save-item'
import { getVersions } from './versions'

type Deletion = {
  id: string
  expectedFingerprint?: string | undefined
  force?: boolean | undefined
}

/** Deletes an item. Undoing needs `version` of the answer. With a fingerprint, a concurrent change is a conflict. */
export async function deleteStoredItem(
  admin: Admin,
  list: ListDefinition,
  { id, expectedFingerprint, force = false }: Deletion,
): Promise<ActionResult<Written>> {
  try {
    return await tryRewrite(admin, list, (items) => {
      const stored = itemById(items, id)
      if (!stored) throw new ActionError({ ok: false, error: 'Este item já foi excluído.' })
      if (
        expectedFingerprint !== undefined &&
        itemFingerprint(list, stored) !== expectedFingerprint &&
        !force
      )
        throw new ConflictError(stored)
      return removeItem(items, id)
    })
  } catch (error) {
    if (error instanceof ConflictError) return itemConflict(admin, list, id, error)
    throw error
  }
}

/** Restores the item from the history, so that no unvalidated data comes from the browser (SAVE-8). Throws `ContentError`. */
export async function undoDelete(
  admin: Admin,
  list: ListDefinition,
  { id, version }: { id: string; version: number },
): Promise<ActionResult<Written>> {
  const [before] = await getVersions(admin, list.name, { before: version, limit: 1 })
  const item = itemById(before?.data, id)
  if (!before || !item) return { ok: false, error: 'Não há o que desfazer: o item não está no histórico.' }
  return restoreItem(admin, list, item, storedItems(before.data))
}

/** Restores a deleted item at its position in `then`, unless its id or slug is in use. Throws `ContentError`. */
async function restoreItem(
  admin: Admin,
  list: ListDefinition,
  storedItem: StoredItem,
  then: StoredItem[],
): Promise<ActionResult<Written>> {
  const { unique } = list
  return tryRewrite(admin, list, (items) => {
    const present = itemById(items, storedItem.id)
    if (present && sameJson(present, storedItem)) return items
    if (present) throw new ActionError(refusal('este item já está de volta na lista'))
    if (unique && items.some((item) => item[unique.field] === storedItem[unique.field])) {
      throw new ActionError(refusal(unique.message))
    }
    return putBack(list, items, storedItem, then)
  })
}

function refusal(reason: string): Failure {
  return { ok: false, error: `Não foi possível desfazer: ${reason}.` }
}
