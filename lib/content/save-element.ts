import 'server-only'
import type { ActionResult, Failure } from '@/lib/action'
import type { Admin } from '@/lib/auth/guard'
import { logEvent } from '@/lib/log'
import { withPreviousSlugs } from '@/lib/packages/previous-slugs'
import { Changed, conflictFailure } from './conflict'
import { ContentError, Refused } from './failures'
import { fingerprint, sameJson } from './fingerprint'
import { appendElement, type Element, elementById, mergeFields, replaceElement } from './list'
import { rewriteList, type Section, type Written } from './write'

/** The element as it is stored now, and the `base` for saving it again. */
export type Saved = Written & { element: Element; base: string }

type Edit = {
  id: string
  /** Fingerprint of the element as the form read it; null when creating. */
  base: string | null
  /** Makes `base`, where not every field of an element counts; by default all do. */
  baseOf?: ((element: Element) => string) | undefined
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
 * answered with a conflict, unless it already says what is to be saved: then an answer got lost on the way. When
 * the backend fails, packages are told its words (§8); rooms throw `ContentError`, as the action has its own text.
 */
export async function saveElement(
  admin: Admin,
  section: Section,
  { id, base, baseOf = fingerprint, change, force = false }: Edit,
): Promise<ActionResult<Saved>> {
  try {
    const written = await rewriteList(admin, section, (list) => {
      const stored = elementById(list, id)
      const element = edited(section, stored, { ...change(stored, list), id })
      expectReasonableSize(element, stored)
      const isUntouched = (stored ? baseOf(stored) : null) === base
      if (!isUntouched && !force && !saysTheSame(stored, element)) throw new Changed(stored ?? null)
      return stored ? replaceElement(list, id, element) : appendElement(list, element)
    })
    const element = elementById(written.list, id)
    if (!element) throw new Error(`${id} is missing from the list just written`)
    return { ok: true, ...written, element, base: baseOf(element) }
  } catch (error) {
    if (error instanceof Changed) return elementConflict(admin, section, id, error)
    return refusalOf(error, section)
  }
}

/** The conflict of an element: see `conflictFailure`. */
export function elementConflict(admin: Admin, section: Section, id: string, { current }: Changed) {
  return conflictFailure(admin, section, current, (data) => elementById(data, id) ?? null)
}

function edited(section: Section, stored: Element | undefined, change: Element): Element {
  const element: Element = { ...mergeFields(stored ?? {}, change), id: change.id }
  return section === 'packages' ? withPreviousSlugs(element, stored) : element
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

function refusalOf(error: unknown, section: Section): Failure {
  if (error instanceof Refused) return error.result
  if (!(error instanceof ContentError) || section !== 'packages') throw error
  logEvent('package_not_saved', { error })
  return { ok: false, error: error.message }
}
