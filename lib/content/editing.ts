import 'server-only'
import type { Admin } from '@/lib/access/guard'
import { namesById } from '@/lib/access/staff-names'

/** An open form; `tab` distinguishes the tabs of one person. */
export type OpenForm = { section: string; item: string; tab: string }

/** The names of other people with the same form open. */
export type Company = { others: string[] }

const staleMs = 40_000

/** Registers an open form and returns who else has it open. Throws. */
export async function noteEditing(admin: Admin, { section, item, tab }: OpenForm): Promise<Company> {
  const { supabase, hotelId, userId } = admin
  const own = { hotel_id: hotelId, user_id: userId, tab, section, item_id: item }
  const noted = await supabase.from('editing').upsert(own).select('seen_at').single()
  if (noted.error) throw new Error(noted.error.message)
  const since = new Date(Date.parse(noted.data.seen_at) - staleMs).toISOString()
  const { data, error } = await supabase
    .from('editing')
    .select('user_id')
    .match({ hotel_id: hotelId, section, item_id: item })
    .neq('user_id', userId)
    .gt('seen_at', since)
    .retry(false)
  if (error) throw new Error(error.message)
  const present = new Set(data.map(({ user_id }) => user_id))
  if (present.size === 0) return { others: [] }
  const names = await namesById(admin)
  return { others: [...present].flatMap((id) => names[id] ?? []) }
}

/** Unregisters the form, unless its tab has opened another one. Leftover rows expire. */
export async function endEditing(
  { supabase, hotelId, userId }: Admin,
  { section, item, tab }: OpenForm,
): Promise<void> {
  const own = { hotel_id: hotelId, user_id: userId, tab, section, item_id: item }
  await supabase.from('editing').delete().match(own)
}
