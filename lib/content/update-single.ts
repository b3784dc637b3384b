import 'server-only'
import { Refused } from '@/lib/action/errors'
import type { ActionResult } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { imagePaths } from '@/lib/fields/field'
import { unshowableFields } from '@/lib/images/unshowable-fields'
import { Changed, conflictFailure } from './conflict'
import type { SingleDefinition } from './definition'
import { sameJson } from './fingerprint'
import { untilWritten } from './retry-on-conflict'
import { readSection, type StoredSection, writeSection } from './single'

type Edit = {
  /** What the form read in the fields that it sends. */
  base: Record<string, unknown>
  /** Only the form's own fields (ADM-4). */
  values: Record<string, unknown>
  /** 'Salvar mesmo assim' (SAVE-4). */
  force?: boolean | undefined
  /** What a version in the history says: pictures that were stored once may return. */
  restored?: Record<string, unknown>
}

/** Stores fields of a row, or makes it. Conflicts as in SAVE-6, images as in IMG-7. Throws `ContentError`. */
export async function updateSection(
  admin: Admin,
  single: SingleDefinition,
  { base, values, force = false, restored = {} }: Edit,
): Promise<ActionResult<StoredSection>> {
  const fields = Object.entries(values).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  try {
    const written = await untilWritten(`${admin.hotelId} ${single.name}`, async () => {
      const stored = await readSection(admin, single)
      const isWritten = stored.version > 0
      if (isWritten && !force && hasForeignChange(fields, stored.values, base, values)) {
        throw new Changed(stored.values)
      }
      const fieldErrors = unshowableFields(imagePaths(single.fields), values, stored.values, restored)
      if (fieldErrors) throw new Refused({ ok: false, error: 'Confira os campos marcados.', fieldErrors })
      return fields.length > 0 ? writeSection(admin, single, stored, values) : stored
    })
    return { ok: true, ...written }
  } catch (error) {
    if (error instanceof Refused) return error.result
    if (!(error instanceof Changed)) throw error
    return conflictFailure(admin, single.name, error.current, (data) => pick(data, fields))
  }
}

type Fields = Record<string, unknown>

function hasForeignChange(fields: string[], stored: Fields, base: Fields, values: Fields) {
  return fields.some(
    (field) =>
      !sameJson(stored[field] || null, base[field] || null) &&
      !sameJson(stored[field] || null, values[field] || null),
  )
}

function pick(data: unknown, fields: string[]) {
  const row = typeof data === 'object' && data !== null ? data : {}
  return Object.entries(row).filter(([field]) => fields.includes(field))
}
