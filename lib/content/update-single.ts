import 'server-only'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { unshowableFields } from '@/lib/media/images/media-check'
import { ConflictError, conflictFailure, keptChanges } from './conflict'
import type { SingleDefinition } from './definition'
import { sameJson } from './fingerprint'
import type { Values } from './merge-values'
import { retryOnConflict } from './retry-on-conflict'
import { readSingle, type StoredSingle, writeSingle } from './single'

type Edit = {
  /** All fields of the form as it read them. */
  expectedValues: Values
  /** The form's own fields (ADM-4) that were changed; if empty, the stored values are written again. */
  values: Values
  /** All fields that the form sent; their images are validated regardless of what it claims to have read. */
  sent?: Values
  /** 'Salvar mesmo assim' (SAVE-4). */
  force?: boolean | undefined
  /** Values of a version being restored: its images were stored once and may return. */
  restored?: Values
}

/** Stores fields of a row or inserts it; `kept` lists others' changes. See SAVE-6 and IMG-7. Throws `ContentError`. */
export async function updateSingle(
  admin: Admin,
  single: SingleDefinition,
  { expectedValues: before, values: mine, sent = mine, force = false, restored = {} }: Edit,
): Promise<ActionResult<StoredSingle & { kept: string }>> {
  const fields = Object.keys(mine).filter((field) => mine[field] !== undefined)
  const own = [...new Set([...Object.keys(before), ...fields])].filter((field) => field in single.fields)
  const pick = (data: unknown) => only(own, Object(data))
  let changed: string[] = []
  try {
    const written = await retryOnConflict(`${admin.hotelId} ${single.name}`, async () => {
      const stored = await readSingle(admin, single)
      const { values: theirs } = stored
      const isWritten = stored.version > 0
      changed = own.filter((field) => isWritten && isForeign(field, theirs, before, mine))
      const doubled = changed.filter((field) => fields.includes(field))
      if (doubled.length > 0 && !force) {
        throw new ConflictError(theirs, { changed, doubled, before, theirs, mine })
      }
      const fieldErrors = unshowableFields(single.fields, sent, theirs, restored)
      if (fieldErrors) throw new ActionError({ ok: false, error: 'Confira os campos marcados.', fieldErrors })
      if (own.length === 0) return stored
      return writeSingle(admin, single, stored, fields.length > 0 ? mine : pick(theirs))
    })
    return { ok: true, ...written, kept: await keptChanges(admin, single, pick, force ? [] : changed) }
  } catch (error) {
    if (error instanceof ActionError) return error.result
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
