import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ActionError, ContentError, isDuplicate, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { ConflictError, conflictFailure, keptChanges } from '@/lib/content/conflict'
import { mediaErrors } from '@/lib/content/fields/media-check'
import { sameJson } from '@/lib/content/fingerprint'
import type { Values } from '@/lib/content/merge-values'
import { z } from '@/lib/zod'
import type { SingleDefinition } from './definition'
import { applyDue } from './due'
import { expectRole, retryOnConflict } from './rewrite-list'

/** A section's row without its key and stamps. Version 0 means that no row exists yet. */
export type StoredSingle = { values: Record<string, unknown>; version: number }

export async function readSingle(admin: Admin, single: SingleDefinition): Promise<StoredSingle> {
  await applyDue(admin)
  const { data: row, error } = await table(admin, single)
    .select()
    .eq('hotel_id', admin.hotelId)
    .retry(false)
    .maybeSingle()
  if (error) throw new ContentError(`Erro ao buscar ${single.label}`, error)
  return row ? withoutStamps(row) : { values: {}, version: 0 }
}

/** Writes the row if it is still as `stored`, or inserts it; undefined if another writer was faster. Throws. */
export async function writeSingle(
  admin: Admin,
  single: SingleDefinition,
  stored: StoredSingle,
  values: Record<string, unknown>,
): Promise<StoredSingle | undefined> {
  const { data: rows, error } =
    stored.version > 0
      ? await table(admin, single)
          .update(values)
          .eq('hotel_id', admin.hotelId)
          .eq('version', stored.version)
          .select()
      : await table(admin, single)
          .insert({ ...values, hotel_id: admin.hotelId })
          .select()
  if (error && stored.version === 0 && isDuplicate(error)) return undefined
  if (error) throw writeFailure(error)
  const [row] = storedRows.parse(rows)
  if (!row) await expectRole(admin)
  return row && withoutStamps(row)
}

/** Accesses a table chosen at run time; input has passed the form's schema, and output is parsed. */
function table({ supabase }: Admin, single: SingleDefinition) {
  const client: SupabaseClient = supabase
  return client.from(single.table)
}

function withoutStamps(row: unknown): StoredSingle {
  const { hotel_id: _, updated_at: __, version, ...values } = storedRow.parse(row)
  return { values, version }
}

const storedRow = z.looseObject({ version: z.number() })
// `[null]` must not count as a written row.
const storedRows = z.array(storedRow)

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
      const fieldErrors = mediaErrors(single.fields, sent, admin.bucket, theirs, restored)
      if (Object.keys(fieldErrors).length > 0)
        throw new ActionError({ ok: false, error: 'Confira os campos marcados.', fieldErrors })
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
