import type { SupabaseClient } from '@supabase/supabase-js'
import { itemsIn } from '../../lib/content/list.ts'
import type { ImageStorage } from '../../lib/media/images/store.ts'
import { sections, singles } from '../../lib/site/registry.ts'
import type { StoredContent } from '../../lib/transfer/stored.ts'
import { Refusal } from '../lib/refusal.ts'

/** A hotel in the session of one of its administrators. */
export type Hotel = ImageStorage

/** Reads all stored content with its versions. Throws a Refusal. */
export async function readStored({ supabase, hotelId }: Hotel): Promise<StoredContent> {
  // The registry names tables by plain strings.
  const tables: SupabaseClient = supabase
  const [hotel, stored, ...rows] = await Promise.all([
    supabase.from('hotels').select('name, tagline').eq('id', hotelId).single(),
    supabase.from('hotel_content').select('section, data, version').eq('hotel_id', hotelId),
    ...singles.map(({ table }) => tables.from(table).select().eq('hotel_id', hotelId).maybeSingle()),
  ])
  const failed = [hotel, stored, ...rows].find(({ error }) => error)
  if (failed || !hotel.data) throw new Refusal(`Não consegui ler o conteúdo: ${failed?.error?.message}`)
  const ownRows = new Map(singles.map(({ name }, index) => [name, rows[index]?.data]))
  return {
    hotel: hotel.data,
    sections: Object.fromEntries(
      sections.map((section) => {
        const { name, table, start = [] } = section
        const row = table ? ownRows.get(name) : stored.data?.find((one) => one.section === name)
        const items = row ? itemsIn(section, table ? row : row.data) : start
        return [name, { items, version: Number(row?.version ?? 0) }]
      }),
    ),
  }
}
