import 'server-only'
import type { ActionResult, Failure } from '@/lib/action'
import type { Admin } from '@/lib/auth/guard'
import { Changed } from './conflict'
import { fingerprint, sameJson } from './fingerprint'
import { getVersions } from './history/queries'
import { type Element, elementById, insertElement, removeElement } from './list'
import { elementConflict } from './save-element'
import { Refused, type Section, tryRewrite, type Written } from './write'

type Deletion = {
  id: string
  base?: string | undefined
  /** As in `saveElement`. */
  baseOf?: ((element: Element) => string) | undefined
  force?: boolean | undefined
}

/**
 * Takes an element out of its list; `version` in the answer is what `undoDelete` needs. With a `base` (the
 * fingerprint of the element as the page showed it) a change made meanwhile is answered with a conflict, unless
 * forced. Throws `ContentError`.
 */
export async function deleteElement(
  admin: Admin,
  section: Section,
  { id, base, baseOf = fingerprint, force = false }: Deletion,
): Promise<ActionResult<Written>> {
  try {
    return await tryRewrite(admin, section, (list) => {
      const stored = elementById(list, id)
      if (!stored) throw new Refused({ ok: false, error: 'Este item já foi excluído.' })
      if (base !== undefined && baseOf(stored) !== base && !force) throw new Changed(stored)
      return removeElement(list, id)
    })
  } catch (error) {
    if (error instanceof Changed) return elementConflict(admin, section, id, error)
    throw error
  }
}

/**
 * 'Desfazer' (decision 27): puts the element that the write of `version` removed back where it was, as the history
 * holds it, so that nothing unvalidated comes from the browser. Throws `ContentError`.
 */
export async function undoDelete(
  admin: Admin,
  section: Section,
  { id, version }: { id: string; version: number },
): Promise<ActionResult<Written>> {
  const [before] = await getVersions(admin, section, { before: version, limit: 1 })
  const element = elementById(before?.data, id)
  if (!before || !element) return { ok: false, error: 'Não há o que desfazer: o item não está no histórico.' }
  return restoreElement(admin, section, element, positionOf(before.data, id))
}

/** Puts a deleted element back at `position` (clamped), unless its id or slug is in use again. Throws `ContentError`. */
export async function restoreElement(
  admin: Admin,
  section: Section,
  element: Element,
  position: number,
): Promise<ActionResult<Written>> {
  return tryRewrite(admin, section, (list) => {
    const present = elementById(list, element.id)
    if (present && sameJson(present, element)) return list
    if (present) throw new Refused(refusal('este item já está de volta na lista'))
    if (section === 'packages' && list.some(({ slug }) => slug === element.slug)) {
      throw new Refused(refusal('já existe um pacote com este slug'))
    }
    return insertElement(list, element, position)
  })
}

function positionOf(list: unknown, id: string) {
  return Array.isArray(list) ? list.findIndex((element) => element.id === id) : 0
}

function refusal(reason: string): Failure {
  return { ok: false, error: `Não foi possível desfazer: ${reason}.` }
}
