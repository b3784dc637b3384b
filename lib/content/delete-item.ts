import 'server-only'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { ConflictError } from './conflict'
import type { SectionDefinition } from './definition'
import { sameJson } from './fingerprint'
import { findItem, itemFingerprint, reinsertItem, removeItem, storedItems } from './list'
import { tryRewrite, type Written } from './rewrite-list'
import { rewriteItem } from './save-item'
import { readContentAt } from './versions'

type Deletion = {
  id: string
  expectedFingerprint?: string | undefined
  force?: boolean | undefined
}

/** Deletes an item. Undoing needs the returned `version`. With a fingerprint, a concurrent change is a conflict. */
export async function deleteStoredItem(
  admin: Admin,
  list: SectionDefinition,
  { id, expectedFingerprint, force = false }: Deletion,
): Promise<ActionResult<Written>> {
  return rewriteItem(
    admin,
    list,
    (data) => findItem(data, id),
    (items) => {
      const stored = findItem(items, id)
      if (!stored) throw new ActionError({ ok: false, error: 'Este item já foi excluído.' })
      const isExpected =
        expectedFingerprint === undefined || itemFingerprint(list, stored) === expectedFingerprint
      if (!isExpected && !force) throw new ConflictError(stored)
      return removeItem(items, id)
    },
  )
}

/** Restores the item from the history rather than from data sent by the browser (SAVE-8). Throws `ContentError`. */
export async function undoDelete(
  admin: Admin,
  list: SectionDefinition,
  { id, version }: { id: string; version: number },
): Promise<ActionResult<Written>> {
  const before = await readContentAt(admin, list.name, version - 1)
  const deleted = findItem(before, id)
  if (!deleted) return { ok: false, error: 'Não há o que desfazer: o item não está no histórico.' }
  const { unique } = list
  return tryRewrite(admin, list, (items) => {
    const present = findItem(items, id)
    if (present && sameJson(present, deleted)) return items
    if (present) throw refusal('este item já está de volta na lista')
    const address = unique && deleted[unique.field]
    if (unique && address && items.some((item) => item[unique.field] === address)) {
      throw refusal(unique.message)
    }
    return reinsertItem(list, items, deleted, storedItems(before))
  })
}

function refusal(reason: string) {
  return new ActionError({ ok: false, error: `Não foi possível desfazer: ${reason}.` })
}
