import 'server-only'
import { z } from 'zod'
import type { Admin } from '@/lib/auth/guard'
import type { Element } from '@/lib/content/list'

/** Every stored room in list order, inactive and broken ones included; none where there is no row yet. Throws. */
export async function getStoredRooms({ supabase, hotelId }: Admin): Promise<Element[]> {
  const { data: row, error } = await supabase
    .from('hotel_content')
    .select('data')
    .eq('hotel_id', hotelId)
    .eq('section', 'rooms')
    .retry(false)
    .maybeSingle()
  if (error) throw new Error(error.message)
  return elements.parse(row?.data ?? [])
}

const elements = z.array(z.looseObject({ id: z.string() }))
