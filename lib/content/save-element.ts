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

export type Saved = Written & { element: Element; base: string }

type Edit = {
  id: string
  /** Fingerprint of the element as the form read it; null when creating. */
  base: string | null
  /** Pure, from what is stored now (undefined: nothing) and the list. What it does not name survives (SAVE-2). */
  change: (stored: Element | undefined, list: Element[]) => Record<string, unknown>
  /** 'Salvar mesmo assim': overwrites, and brings back what was deleted (SAVE-4). */
  force?: boolean | undefined
}

/** Appends, or edits in place; a conflict (SAVE-4) unless what is stored already says the same. Throws. */
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

export function elementConflict(admin: Admin, list: ListDefinition, id: string, { current }: Changed) {
  return conflictFailure(admin, list.name, current, (data) => elementById(data, id) ?? null)
}

/** In characters of JSON, above all fields' maxima: bounds what no form knows and a save keeps (SAVE-10). */
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
