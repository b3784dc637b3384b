import 'server-only'
import { cache } from 'react'
import { logEvent } from '@/lib/log'
import { personName } from '@/lib/person-name'
import type { Admin } from './guard'

/** The names of whoever administers the hotel, by e-mail in small letters; empty when they cannot be read. Once per request. */
export const namesOf = cache(async (admin: Admin): Promise<Record<string, string>> => {
  const people = await peopleOf(admin)
  return Object.fromEntries(people.map(({ email, name }) => [email.toLowerCase(), name]))
})

/** How to call them, by the id of their account; nobody who has left, and empty as above. */
export async function namesById(admin: Admin): Promise<Record<string, string>> {
  const [people, names] = await Promise.all([peopleOf(admin), namesOf(admin)])
  return Object.fromEntries(people.map(({ user_id, email }) => [user_id, personName(email, names)]))
}

const peopleOf = cache(async ({ supabase, hotelId }: Admin) => {
  const { data, error } = await supabase.rpc('hotel_people', { p_hotel_id: hotelId }).retry(false)
  if (error) logEvent('admin_read_failed', { read: 'people', error: error.message })
  return data ?? []
})
