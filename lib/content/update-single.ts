import 'server-only'
import { ActionError } from '@/lib/action/errors'
import type { ActionResult } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { unshowableFields } from '@/lib/images/unshowable-fields'
import { ConflictError, conflictFailure } from './conflict'
import type { SingleDefinition } from './definition'
import { sameJson } from './fingerprint'
import { retryOnConflict } from './retry-on-conflict'
import { readSingle, type StoredSingle, writeSingle } from './single'

type Edit = {
  /** What the form read in the fields that it sends. */
  expectedValues: Record<string, unknown>
  /** Only the form's own fields (ADM-4). */
  values: Record<string, unknown>
  /** 'Salvar mesmo assim' (SAVE-4). */
  force?: boolean | undefined
  /** What a version in the history says: images that were stored once may return. */
  restored?: Record<string, unknown>
}

/** Stores fields of a row, or makes it. Conflicts as in SAVE-6, images as in IMG-7. Throws `ContentError`. */
export async function updateSingle(
  admin: Admin,
  single: SingleDefinition,
  { expectedValues, values, force = false, restored = {} }: Edit,
): Promise<ActionResult<StoredSingle>> {
  const fields = Object.entries(values).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  try {
    const written = await retryOnConflict(`${admin.hotelId} ${single.name}`, async () => {
      const stored = await readSingle(admin, single)
      const isWritten = stored.version > 0
      if (isWritten && !force && hasForeignChange(fields, stored.values, expectedValues, values)) {
        throw new ConflictError(stored.values)
      }
      const fieldErrors = unshowableFields(single.fields, values, stored.values, restored)
      if (fieldErrors) throw new ActionError({ ok: false, error: 'Confira os campos marcados.', fieldErrors })
      return fields.length > 0 ? writeSingle(admin, single, stored, values) : stored
    })
    return { ok: true, ...written }
  } catch (error) {
    if (error instanceof ActionError) return error.result
    if (!(error instanceof ConflictError)) throw error
    return conflictFailure(admin, single.name, error.current, (data) => pick(data, fields))
  }
}

type Fields = Record<string, unknown>

function hasForeignChange(fields: string[], stored: Fields, expectedValues: Fields, values: Fields) {
  return fields.some(
    (field) =>
      !sameJson(stored[field] || null, expectedValues[field] || null) &&
      !sameJson(stored[field] || null, values[field] || null),
  )
}

function pick(data: unknown, fields: string[]) {
  const row = typeof data === 'object' && data !== null ? data : {}
  return Object.entries(row).filter(([field]) => fields.includes(field))
}
