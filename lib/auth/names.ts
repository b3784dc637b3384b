import 'server-only'
import { cache } from 'react'
import { logEvent } from '@/lib/log'
import type { Admin } from './guard'

/** The names of whoever administers the hotel, by e-mail in small letters; empty when they cannot be read. Once per request. */
export const namesOf = cache(async ({ supabase, hotelId }: Admin): Promise<Record<string, string>> => {
  const { data, error } = await supabase.rpc('hotel_people', { p_hotel_id: hotelId }).retry(false)
  if (error) logEvent('admin_read_failed', { read: 'people', error: error.message })
  return Object.fromEntries((data ?? []).map(({ email, name }) => [email.toLowerCase(), name]))
})
