import 'server-only'
import { z } from 'zod'
import type { Admin } from '@/lib/auth/guard'
import { todayInHotel } from '@/lib/dates'
import { byOrder } from './order'
import { type PackageRow, packageRow } from './rows'

/** Every package by `orderIndex`, inactive and broken ones too (§4); none while the hotel has no list. Throws. */
export async function getAdminPackages({ supabase, hotelId }: Admin): Promise<PackageRow[]> {
  const { data: row, error } = await supabase
    .from('hotel_content')
    .select('data')
    .eq('hotel_id', hotelId)
    .eq('section', 'packages')
    .retry(false)
    .maybeSingle()
  if (error) throw new Error(`Erro ao buscar pacotes: ${error.message}`)
  const today = todayInHotel()
  return byOrder(storedList.parse(row?.data ?? [])).map((element) => packageRow(element, today))
}

// The database refuses a list whose elements lack an id.
const storedList = z.array(z.looseObject({ id: z.string() }))
