import 'server-only'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { ConflictError, conflictFailure, keptChanges } from '@/lib/content/conflict'
import { mediaErrors } from '@/lib/content/fields/media-check'
import { sameJson } from '@/lib/content/fingerprint'
import type { Values } from '@/lib/content/merge-values'
import type { SingleDefinition } from './definition'
import { tryRewrite, type Written } from './rewrite-list'

type Edit = {
  /** All fields of the form as it read them. */
  expectedValues: Values
  /** The form's own fields (ADM-4) that were changed. */
  values: Values
  /** All fields that the form sent; their images are validated regardless of what it claims to have read. */
  sent?: Values
  /** 'Salvar mesmo assim' (SAVE-4). */
  force?: boolean | undefined
  /** Values of a version being restored: its images were stored once and may return. */
  restored?: Values
}

/** `values` are the fields of the row as stored. */
type Updated = Written & { values: Values; kept: string }

/** Stores fields of a row or inserts it; `kept` lists others' changes. See SAVE-6 and IMG-7. Throws `ContentError`. */
export async function updateSingle(
  admin: Admin,
  single: SingleDefinition,
  { expectedValues: before, values: mine, sent = mine, force = false, restored = {} }: Edit,
): Promise<ActionResult<Updated>> {
  const fields = Object.keys(mine).filter((field) => mine[field] !== undefined)
  const own = [...new Set([...Object.keys(before), ...fields])].filter((field) => field in single.fields)
  const pick = (data: unknown) => only(own, Object(data))
  let changed: string[] = []
  try {
    const result = await tryRewrite(admin, single, ([stored]) => {
      changed = own.filter((field) => stored && isForeign(field, stored, before, mine))
      const doubled = changed.filter((field) => fields.includes(field))
      if (doubled.length > 0 && !force)
        throw new ConflictError(stored, { changed, doubled, before, theirs: stored, mine })
      const fieldErrors = mediaErrors(single.fields, sent, admin.bucket, stored, restored)
      if (Object.keys(fieldErrors).length > 0)
        throw new ActionError({ ok: false, error: 'Confira os campos marcados.', fieldErrors })
      return [{ ...stored, ...only(fields, mine), id: single.name }]
    })
    if (!result.ok) return result
    const [{ id: _, ...values } = { id: single.name }] = result.list
    const kept = await keptChanges(admin, single, pick, force ? [] : changed)
    return { ...result, values, kept }
  } catch (error) {
    if (error instanceof ConflictError) return conflictFailure(admin, single, error, pick)
    throw error
  }
}

/** Whether others have changed the field to a value that differs from the sent one. */
function isForeign(field: string, theirs: Values, before: Values, mine: Values) {
  const isSent = mine[field] !== undefined
  return !isSame(theirs[field], before[field]) && !(isSent && isSame(theirs[field], mine[field]))
}

/** Empty and absent values are equal (SAVE-6). */
function isSame(a: unknown, b: unknown) {
  return sameJson(a || null, b || null)
}

function only(fields: string[], values: Values): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}
