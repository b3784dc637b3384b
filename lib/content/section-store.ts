import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { accessLost, ContentError, isDuplicate, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { z } from '@/lib/zod'
import type { SectionDefinition } from './definition'
import { applyDueOnce } from './due'
import { sameJson } from './fingerprint'
import { columnsOf, itemsIn, type StoredItem, sortItems } from './list'

/** Only this file knows how sections are stored: as rows of `hotel_content`, or as the columns of one row of a table. */

/** A stored section; `version` grows by one with every write. */
export type Stored = { list: StoredItem[]; version: number }

/** Reads a section; undefined if nothing is stored. Throws `ContentError`. */
export async function readSection(admin: Admin, section: SectionDefinition): Promise<Stored | undefined> {
  await applyDueOnce(admin)
  const { table, key, columns, itemsOf } = placeOf(admin, section)
  const { data: row, error } = await table.select(columns).match(key).retry(false).maybeSingle()
  if (error) throw new ContentError(`Erro ao buscar ${section.label.toLowerCase()}`, error)
  return row ? storedOf(row, itemsOf) : undefined
}

/** Returns every stored item in order, even inactive and broken ones, or the initial content. Throws `ContentError`. */
export async function readItems(admin: Admin, section: SectionDefinition): Promise<StoredItem[]> {
  const stored = await readSection(admin, section)
  return sortItems(section, stored?.list ?? section.start ?? [])
}

/** Updates the section if it is unchanged since `stored`, or inserts it; undefined if another writer was faster. Throws. */
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
  // An unconfirmed write may still have succeeded.
  const now = !error || status === 0 ? await readSection(admin, section) : undefined
  if (now && sameJson(now.list, list)) return now
  throw error ? writeFailure(error) : new ContentError('Erro ao salvar no banco: resposta ilegível')
}

function placeOf({ supabase, hotelId: hotel_id }: Admin, section: SectionDefinition) {
  const { name } = section
  // The table is chosen at run time: written data has passed the form's schema, read data is parsed.
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
// A malformed answer must not count as a written row.
const writtenRows = z.array(storedRow)
const storedList = z.array(z.looseObject({ id: z.string() }))
