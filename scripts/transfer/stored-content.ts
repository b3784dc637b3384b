import type { SupabaseClient } from '@supabase/supabase-js'
import { storedItems } from '../../lib/content/list.ts'
import type { ImageStorage } from '../../lib/media/images/store.ts'
import { lists, singles } from '../../lib/site/registry.ts'
import type { StoredContent } from '../../lib/transfer/stored.ts'
import { Refusal } from '../lib/refusal.ts'

/** A hotel in the session of one of its administrators. */
export type Hotel = ImageStorage

/** Everything that is stored of the content now, with its versions. Throws a Refusal. */
export async function readStored({ supabase, hotelId }: Hotel): Promise<StoredContent> {
  // The registry names tables by any string.
  const tables: SupabaseClient = supabase
  const [hotel, stored, ...rows] = await Promise.all([
    supabase.from('hotels').select('name, tagline').eq('id', hotelId).single(),
    supabase.from('hotel_content').select('section, data, version').eq('hotel_id', hotelId),
    ...singles.map(({ table }) => tables.from(table).select().eq('hotel_id', hotelId).maybeSingle()),
  ])
  const failed = [hotel, stored, ...rows].find(({ error }) => error)
  if (failed || !hotel.data) throw new Refusal(`Não consegui ler o conteúdo: ${failed?.error?.message}`)
  return {
    hotel: hotel.data,
    lists: Object.fromEntries(
      lists.map(({ name, start = [] }) => {
        const found = stored.data?.find(({ section }) => section === name)
        const { data, version } = found ?? { data: start, version: 0 }
        return [name, { items: storedItems(data), version }]
      }),
    ),
    singles: Object.fromEntries(
      singles.map(({ name }, index) => {
        const { hotel_id: _, updated_at: __, version = 0, ...values } = Object(rows[index]?.data)
        return [name, { values, version: Number(version) }]
      }),
    ),
  }
}
