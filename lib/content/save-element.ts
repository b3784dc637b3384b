import 'server-only'
import { Refused } from '@/lib/action/errors'
import type { ActionResult } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { Changed, conflictFailure } from './conflict'
import type { ListDefinition } from './definition'
import { sameJson } from './fingerprint'
import { appendElement, type Element, elementById, mergeFields, replaceElement } from './list'
import { itemFingerprint } from './order'
import { rewriteList, type Written } from './rewrite-list'

/** The element as it is stored now, and the `base` for saving it again. */
export type Saved = Written & { element: Element; base: string }

type Edit = {
  id: string
  /** Fingerprint of the element as the form read it; null when creating. */
  base: string | null
  /**
   * Makes the fields to store from the element as it is now (undefined when there is none) and the whole list. Must
   * be pure; throws `Refused` to stop. Fields that it does not name survive, one that is `undefined` goes.
   */
  change: (stored: Element | undefined, list: Element[]) => Record<string, unknown>
  /** 'Salvar mesmo assim' (decision 28): overwrites, and brings a deleted element back. */
  force?: boolean | undefined
}

/**
 * Creates an element at the end of its list, or edits it in place. One that changed since the form read it is
 * answered with a conflict, unless it already says what is to be saved: then an answer got lost on the way. Throws
 * `ContentError`.
 */
export async function saveElement(
  admin: Admin,
  list: ListDefinition,
  { id, base, change, force = false }: Edit,
): Promise<ActionResult<Saved>> {
  try {
    const written = await rewriteList(admin, list, (items) => {
      const stored = elementById(items, id)
      const merged: Element = { ...mergeFields(stored ?? {}, change(stored, items)), id }
      const element = list.beforeStore(merged, stored)
      expectReasonableSize(element, stored)
      const isUntouched = (stored ? itemFingerprint(list, stored) : null) === base
      if (!isUntouched && !force && !saysTheSame(stored, element)) throw new Changed(stored ?? null)
      return stored ? replaceElement(items, id, element) : appendElement(items, element)
    })
    const element = elementById(written.list, id)
    if (!element) throw new Error(`${id} is missing from the list just written`)
    return { ok: true, ...written, element, base: itemFingerprint(list, element) }
  } catch (error) {
    if (error instanceof Refused) return error.result
    if (error instanceof Changed) return elementConflict(admin, list, id, error)
    throw error
  }
}

/** The conflict of an element: see `conflictFailure`. */
export function elementConflict(admin: Admin, list: ListDefinition, id: string, { current }: Changed) {
  return conflictFailure(admin, list.name, current, (data) => elementById(data, id) ?? null)
}

/**
 * In characters of JSON: more than every field of a form at its maximum. The fields have maxima of their own; this bounds
 * what the form does not know and a save keeps.
 */
const maxElementSize = 64_000

/** What was larger before may stay so, but not grow. Throws `Refused`. */
function expectReasonableSize(element: Element, stored: Element | undefined) {
  const size = JSON.stringify(element).length
  if (size <= maxElementSize || (stored && size <= JSON.stringify(stored).length)) return
  throw new Refused({ ok: false, error: 'Este item ficou grande demais: encurte textos ou listas.' })
}

function saysTheSame(stored: Element | undefined, element: Element) {
  return sameJson({ ...stored, updatedAt: null }, { ...element, updatedAt: null })
}
