import 'server-only'
import { Refused } from '@/lib/action/errors'
import type { ActionResult, Failure } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { Changed } from './conflict'
import type { ListDefinition } from './definition'
import { sameJson } from './fingerprint'
import { type Element, elementById, insertElement, removeElement } from './list'
import { itemFingerprint } from './order'
import { tryRewrite, type Written } from './rewrite-list'
import { elementConflict } from './save-element'
import { getVersions } from './versions'

type Deletion = {
  id: string
  base?: string | undefined
  force?: boolean | undefined
}

/** `version` in the answer is what undoing needs. With a fingerprint a change made meanwhile is a conflict. */
export async function deleteElement(
  admin: Admin,
  list: ListDefinition,
  { id, base, force = false }: Deletion,
): Promise<ActionResult<Written>> {
  try {
    return await tryRewrite(admin, list, (items) => {
      const stored = elementById(items, id)
      if (!stored) throw new Refused({ ok: false, error: 'Este item já foi excluído.' })
      if (base !== undefined && itemFingerprint(list, stored) !== base && !force) throw new Changed(stored)
      return removeElement(items, id)
    })
  } catch (error) {
    if (error instanceof Changed) return elementConflict(admin, list, id, error)
    throw error
  }
}

/** As the history holds it, so that nothing unvalidated comes from the browser (SAVE-8). Throws `ContentError`. */
export async function undoDelete(
  admin: Admin,
  list: ListDefinition,
  { id, version }: { id: string; version: number },
): Promise<ActionResult<Written>> {
  const [before] = await getVersions(admin, list.name, { before: version, limit: 1 })
  const element = elementById(before?.data, id)
  if (!before || !element) return { ok: false, error: 'Não há o que desfazer: o item não está no histórico.' }
  return restoreElement(admin, list, element, positionOf(before.data, id))
}

/** Puts a deleted element back at `position` (clamped), unless its id or slug is in use again. Throws `ContentError`. */
export async function restoreElement(
  admin: Admin,
  list: ListDefinition,
  element: Element,
  position: number,
): Promise<ActionResult<Written>> {
  const { unique } = list
  return tryRewrite(admin, list, (items) => {
    const present = elementById(items, element.id)
    if (present && sameJson(present, element)) return items
    if (present) throw new Refused(refusal('este item já está de volta na lista'))
    if (unique && items.some((item) => item[unique.field] === element[unique.field])) {
      throw new Refused(refusal(unique.message))
    }
    return insertElement(items, element, position)
  })
}

function positionOf(list: unknown, id: string) {
  return Array.isArray(list) ? list.findIndex((element) => element.id === id) : 0
}

function refusal(reason: string): Failure {
  return { ok: false, error: `Não foi possível desfazer: ${reason}.` }
}
