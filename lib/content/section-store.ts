import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { accessLost, ContentError, isDuplicate, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { z } from '@/lib/zod'
import type { SectionDefinition } from './definition'
import { applyDueOnce } from './due'
import { sameJson } from './fingerprint'
import { columnsOf, itemsIn, type StoredItem } from './list'

/**
 * The only code that knows how sections are stored: most are rows of `hotel_content` with all their items; one with a table has
 * its only item there, as the columns of a row.
 */

/** What is stored of a section; `version` grows by one with every write. */
export type Stored = { list: StoredItem[]; version: number }

/** Returns undefined if nothing is stored. Throws `ContentError`. */
export async function readSection(admin: Admin, section: SectionDefinition): Promise<Stored | undefined> {
  await applyDueOnce(admin)
  const { table, key, columns, itemsOf } = placeOf(admin, section)
  const { data: row, error } = await table.select(columns).match(key).retry(false).maybeSingle()
  if (error) throw new ContentError(`Erro ao buscar ${section.label.toLowerCase()}`, error)
  return row ? storedOf(row, itemsOf) : undefined
}

/** Writes the section if it is still as `stored`, or inserts it; undefined if another writer was faster. Throws. */
export async function writeSection(
  admin: Admin,
  section: SectionDefinition,
  stored: Stored | undefined,
  items: StoredItem[],
): Promise<Stored | undefined> {
  const { table, key, answer, itemsOf, rowOf } = placeOf(admin, section)
  const list: StoredItem[] = storedList.parse(JSON.parse(JSON.stringify(items)))
  const { data, error, status } = stored
    ? await table
        .update(rowOf(list))
        .match({ ...key, version: stored.version })
        .select(answer)
    : await table.insert({ ...key, ...rowOf(list) }).select(answer)
  if (error && isDuplicate(error) && !stored) return undefined
  const rows = writtenRows.safeParse(data)
  if (!error && rows.success) {
    const [row] = rows.data
    if (row) return storedOf({ ...rowOf(list), ...row }, itemsOf)
    await expectRole(admin)
    return undefined
  }
  // Without a confirmation the write may still have happened.
  const now = !error || status === 0 ? await readSection(admin, section) : undefined
  if (now && sameJson(now.list, list)) return now
  throw error ? writeFailure(error) : new ContentError('Erro ao salvar no banco: resposta ilegível')
}

function placeOf({ supabase, hotelId: hotel_id }: Admin, section: SectionDefinition) {
  const { name } = section
  // A table that is chosen at run time: what is written has passed the form's schema, what is read is parsed.
  const client: SupabaseClient = supabase
  if (!section.table) {
    return {
      table: client.from('hotel_content'),
      key: { hotel_id, section: name },
      ...{ columns: 'data, version', answer: 'version' },
      itemsOf: ({ data }: Row): StoredItem[] => storedList.parse(data),
      rowOf: (data: StoredItem[]): Row => ({ data }),
    }
  }
  return {
    table: client.from(section.table),
    key: { hotel_id },
    ...{ columns: '*', answer: '*' },
    itemsOf: (row: Row) => itemsIn(section, row),
    rowOf: ([item = { id: name }]: StoredItem[]) => columnsOf(section, item),
  }
}

type Row = Record<string, unknown>

function storedOf(row: unknown, itemsOf: (row: Row) => StoredItem[]): Stored {
  const { version, ...rest } = storedRow.parse(row)
  return { list: itemsOf(rest), version }
}

/** Checks the role when a row is missing or unchanged, because row security hides rows. Throws. */
export async function expectRole({ supabase, hotelId }: Admin): Promise<void> {
  const { data: isAdmin, error } = await supabase.rpc('is_hotel_admin', { p_hotel_id: hotelId })
  if (error) throw writeFailure(error)
  if (!isAdmin) throw accessLost()
}

const storedRow = z.looseObject({ version: z.int() })
// An answer of another shape must not count as a written row.
const writtenRows = z.array(storedRow)
const storedList = z.array(z.looseObject({ id: z.string() }))
