import 'server-only'
import type { Admin } from '@/lib/auth/guard'
import { personName } from '@/lib/person-name'

/** An open form; `tab` tells those of one person apart. */
export type OpenForm = { section: string; item: string; tab: string }

/** Who else has the form of the same item open: names, and whether the person has it open a second time. */
export type Company = { others: string[]; self: boolean }

const staleMs = 40_000

/** Notes that the form is open, and tells who is there as well. Throws. */
export async function noteEditing(
  { supabase, hotelId, userId }: Admin,
  { section, item, tab }: OpenForm,
): Promise<Company> {
  const own = { hotel_id: hotelId, user_id: userId, tab, section, item_id: item }
  const noted = await supabase.from('editing').upsert(own).select('seen_at').single()
  if (noted.error) throw new Error(noted.error.message)
  const since = new Date(Date.parse(noted.data.seen_at) - staleMs).toISOString()
  const { data, error } = await supabase
    .from('editing')
    .select('user_id')
    .match({ hotel_id: hotelId, section, item_id: item })
    .neq('tab', tab)
    .gt('seen_at', since)
    .retry(false)
  if (error) throw new Error(error.message)
  const present = new Set(data.map(({ user_id }) => user_id))
  const self = present.delete(userId)
  if (present.size === 0) return { others: [], self }
  const people = await supabase.rpc('hotel_people', { p_hotel_id: hotelId }).retry(false)
  const others = (people.data ?? []).filter(({ user_id }) => present.has(user_id))
  return { others: others.map(({ email, name }) => name || personName(email)), self }
}

/** The form is closed, unless the tab has another one open by now. A row that stays behind ends by itself. */
export async function endEditing(
  { supabase, hotelId, userId }: Admin,
  { section, item, tab }: OpenForm,
): Promise<void> {
  const own = { hotel_id: hotelId, user_id: userId, tab, section, item_id: item }
  await supabase.from('editing').delete().match(own)
}
