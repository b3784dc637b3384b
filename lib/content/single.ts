import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { ContentError, isDuplicate, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { z } from '@/lib/zod'
import type { SingleDefinition } from './definition'
import { expectRole } from './rewrite-list'

/** A section's row without its key and stamps. Version 0 means that no row exists yet. */
export type StoredSingle = { values: Record<string, unknown>; version: number }

export async function readSingle(admin: Admin, single: SingleDefinition): Promise<StoredSingle> {
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
