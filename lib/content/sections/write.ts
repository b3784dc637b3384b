import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Admin } from '@/lib/auth/guard'
import { ContentError, isDuplicate, writeFailure } from '@/lib/content/failures'
import { expectRole } from '@/lib/content/write'
import type { Database } from '@/lib/supabase/database.types'

/** The three single rows of a hotel, by the names that history gives them. */
export type PageSection = keyof typeof tables

const tables = {
  hero: 'hero_sections',
  about: 'about_sections',
  configuration: 'hotel_configurations',
} as const

type Update<Table extends keyof Database['public']['Tables']> = Omit<
  Database['public']['Tables'][Table]['Update'],
  'hotel_id' | 'updated_at' | 'version'
>

/** What may be written to each section; a field left out keeps its value. */
export type SectionValues = { [Name in PageSection]: Update<(typeof tables)[Name]> }

/** A section's row without its key and stamps. Version 0 means that there is no row yet. */
export type StoredSection = { values: Record<string, unknown>; version: number }

/** The section as it is stored now. Throws `ContentError`. */
export async function readSection(admin: Admin, section: PageSection): Promise<StoredSection> {
  const { data: row, error } = await table(admin, section)
    .select()
    .eq('hotel_id', admin.hotelId)
    .retry(false)
    .maybeSingle()
  if (error) throw new ContentError(error.message)
  return row ? withoutStamps(row) : { values: {}, version: 0 }
}

/**
 * Writes the fields given where the section is still as `stored`, or inserts when there is none. Undefined when
 * another writer was faster. Throws `Refused` when the role is gone and `ContentError`.
 */
export async function writeSection<Name extends PageSection>(
  admin: Admin,
  section: Name,
  stored: StoredSection,
  values: SectionValues[Name],
): Promise<StoredSection | undefined> {
  const { data: rows, error } =
    stored.version > 0
      ? await table(admin, section)
          .update(values)
          .eq('hotel_id', admin.hotelId)
          .eq('version', stored.version)
          .select()
      : await table(admin, section)
          .insert({ ...values, hotel_id: admin.hotelId })
          .select()
  if (error && stored.version === 0 && isDuplicate(error)) return undefined
  if (error) throw writeFailure(error)
  const [row] = storedRows.parse(rows)
  if (!row) await expectRole(admin)
  return row && withoutStamps(row)
}

/** A table chosen at run time: what goes in is typed by `SectionValues`, what comes out is parsed. */
function table({ supabase }: Admin, section: PageSection) {
  const client: SupabaseClient = supabase
  return client.from(tables[section])
}

function withoutStamps(row: unknown): StoredSection {
  const { hotel_id: _, updated_at: __, version, ...values } = storedRow.parse(row)
  return { values, version }
}

const storedRow = z.looseObject({ version: z.number() })
// `[null]` must not pass for a row that was written.
const storedRows = z.array(storedRow)
