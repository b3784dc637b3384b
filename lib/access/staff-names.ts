import 'server-only'
import { cache } from 'react'
import type { Admin } from '@/lib/access/guard'
import { logEvent } from '@/lib/log'
import { personName } from '@/lib/person-name'

/** Returns the administrators' names by lower-case e-mail, or nothing if they cannot be read. Cached per request. */
export const namesOf = cache(async (admin: Admin): Promise<Record<string, string>> => {
  const people = await peopleOf(admin)
  return Object.fromEntries(people.map(({ email, name }) => [email.toLowerCase(), name]))
})

/** Returns names by account id without former staff, or nothing if they cannot be read. */
export async function readNamesById(admin: Admin): Promise<Record<string, string>> {
  const [people, names] = await Promise.all([peopleOf(admin), namesOf(admin)])
  return Object.fromEntries(people.map(({ user_id, email }) => [user_id, personName(email, names)]))
}

const peopleOf = cache(async ({ supabase, hotelId }: Admin) => {
  const { data, error } = await supabase.rpc('hotel_people', { p_hotel_id: hotelId }).retry(false)
  if (error) logEvent('admin_read_failed', { read: 'people', error: error.message })
  return data ?? []
})
