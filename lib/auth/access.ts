import type { SupabaseClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import type { Database } from '@/lib/supabase/database.types'
import type { Denial } from './denials'

export type Access = { userId: string; email: string; hotelId: string; bucket: string }

/**
 * Whose session `supabase` carries and whether it may administer the site's hotel: session, then hotel, then role,
 * each asked anew (§4 "Admin gate", §6). Never rejects: what cannot be known denies.
 */
export async function readAccess(supabase: SupabaseClient<Database>): Promise<Access | { denied: Denial }> {
  const user = await readUser(supabase)
  if ('denied' in user) return user
  const hotel = await supabase
    .from('hotels')
    .select('id, storage_bucket')
    .eq('slug', env().HOTEL_SLUG)
    .maybeSingle()
  if (hotel.error) return unavailable(hotel.error)
  if (!hotel.data) return { denied: 'no-hotel' }
  const { id: hotelId, storage_bucket } = hotel.data
  const access = await supabase
    .from('user_hotel_access')
    .select('role')
    .eq('user_id', user.userId)
    .eq('hotel_id', hotelId)
    .maybeSingle()
  if (access.error) return unavailable(access.error)
  if (access.data?.role !== 'admin') return { denied: 'no-access' }
  return { ...user, hotelId, bucket: storage_bucket ?? '' }
}

/** By the auth server's word: a token that is sound but whose session was ended is nobody's (never `getClaims`). */
async function readUser(supabase: SupabaseClient<Database>) {
  const { data, error } = await supabase.auth.getUser()
  if (error && isOutage(error)) return unavailable(error)
  if (!data.user) return signedOut
  return { userId: data.user.id, email: data.user.email ?? '' }
}

const signedOut = { denied: 'signed-out' } as const

/** Not reached (0), failing (5xx) or overloaded (429): says nothing about the session. */
function isOutage({ status }: { status?: number | undefined }) {
  return status === 0 || status === 429 || (status !== undefined && status >= 500)
}

function unavailable(error: { message: string }) {
  logEvent('access_check_failed', { message: error.message })
  return { denied: 'unavailable' } as const
}
