import 'server-only'
import type { Admin } from '@/lib/auth/guard'
import { readSection } from '@/lib/content/sections/write'
import type { HotelSections } from '../sections'

/** The three single rows as they are stored; empty ones where there is no row yet (decision 22). Throws. */
export async function getSections(admin: Admin): Promise<HotelSections> {
  const [hero, about, configuration] = await Promise.all([
    readSection(admin, 'hero'),
    readSection(admin, 'about'),
    readSection(admin, 'configuration'),
  ])
  return { hero, about, configuration }
}

export type Count = { total: number; active: number }

/** How many rooms and packages there are (§2 "Admin dashboard", decision 21). Throws. */
export async function getCounts({ supabase, hotelId }: Admin): Promise<{ rooms: Count; packages: Count }> {
  const [rooms, packages] = await Promise.all([
    supabase.from('rooms').select('id, active').eq('hotel_id', hotelId).retry(false),
    supabase.from('packages').select('id, active').eq('hotel_id', hotelId).retry(false),
  ])
  return { rooms: count(rooms), packages: count(packages) }
}

function count({
  data,
  error,
}: {
  data: { active: boolean | null }[] | null
  error: { message: string } | null
}) {
  if (error) throw new Error(error.message)
  const rows = data ?? []
  return { total: rows.length, active: rows.filter(({ active }) => active).length }
}
