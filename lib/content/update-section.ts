import 'server-only'
import type { ActionResult } from '@/lib/action'
import type { Admin } from '@/lib/auth/guard'
import { unshowableFields } from '@/lib/hotel/form-pictures'
import { Changed, conflictFailure } from './conflict'
import { Refused } from './failures'
import { sameJson } from './fingerprint'
import {
  type PageSection,
  readSection,
  type SectionValues,
  type StoredSection,
  writeSection,
} from './sections/write'
import { untilWritten } from './until-written'

type Edit<Values> = {
  /** What the form read in the fields that it sends. */
  base: Record<string, unknown>
  /** Only the form's own fields (decision 23). */
  values: Values
  /** 'Salvar mesmo assim' (decision 28). */
  force?: boolean | undefined
  /** What a version in the history says: pictures that were stored once may return. */
  restored?: Record<string, unknown>
}

/**
 * Stores fields of the hero, about or configuration row, or makes the row. Answers with a conflict when one of these
 * very fields says neither what the form read nor what it sends; changes to other fields do not matter. Empty and
 * absent are the same. A picture that the site cannot show is refused unless it is the one stored now. Throws `ContentError`: the actions have their own texts (§8).
 */
export async function updateSection<Name extends PageSection>(
  admin: Admin,
  section: Name,
  { base, values, force = false, restored = {} }: Edit<SectionValues[Name]>,
): Promise<ActionResult<StoredSection>> {
  const fields = Object.entries(values).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  try {
    const written = await untilWritten(`${admin.hotelId} ${section}`, async () => {
      const stored = await readSection(admin, section)
      const isWritten = stored.version > 0
      if (isWritten && !force && hasForeignChange(fields, stored.values, base, values)) {
        throw new Changed(stored.values)
      }
      const fieldErrors = unshowableFields(values, stored.values, restored)
      if (fieldErrors) throw new Refused({ ok: false, error: 'Confira os campos marcados.', fieldErrors })
      return fields.length > 0 ? writeSection(admin, section, stored, values) : stored
    })
    return { ok: true, ...written }
  } catch (error) {
    if (error instanceof Refused) return error.result
    if (!(error instanceof Changed)) throw error
    return conflictFailure(admin, section, error.current, (data) => pick(data, fields))
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
