import type { SupabaseClient } from '@supabase/supabase-js'
import type { ImageStorage } from '../../lib/media/images/store.ts'
import { lists, singles } from '../../lib/site/registry.ts'
import type { StoredContent } from '../../lib/transfer/stored.ts'
import { Refusal } from '../lib/refusal.ts'

/** A hotel of a project, in the session of one of its administrators; `url` is the project's own. */
export type Project = ImageStorage & { url: string }

/** All that is stored of the content now, with its versions. Throws a Refusal. */
export async function readStored({ supabase, hotelId }: Project): Promise<StoredContent> {
  const hotel = await supabase.from('hotels').select('name, tagline').eq('id', hotelId).single()
  const rows = await supabase.from('hotel_content').select('section, data, version').eq('hotel_id', hotelId)
  if (hotel.error ?? rows.error)
    throw new Refusal(`Não consegui ler o conteúdo: ${(hotel.error ?? rows.error)?.message}`)
  const stored = new Map(rows.data.map((row) => [row.section, row]))
  return {
    hotel: hotel.data,
    lists: Object.fromEntries(
      lists.map(({ name }) => {
        const { data = [], version = 0 } = stored.get(name) ?? {}
        return [name, { items: [data].flat().filter(isItem), version }]
      }),
    ),
    singles: Object.fromEntries(
      await Promise.all(singles.map((single) => readRow(supabase, hotelId, single))),
    ),
  }
}

type Single = (typeof singles)[number]

async function readRow(supabase: SupabaseClient, hotelId: string, { name, table }: Single) {
  const { data, error } = await supabase.from(table).select().eq('hotel_id', hotelId).maybeSingle()
  if (error) throw new Refusal(`Não consegui ler o conteúdo: ${error.message}`)
  const { hotel_id: _, updated_at: __, version = 0, ...values } = Object(data)
  return [name, { values, version: Number(version) }]
}

function isItem(value: unknown): value is { id: string } {
  return typeof Object(value).id === 'string'
}
