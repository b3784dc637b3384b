import type { SupabaseClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import type { Database } from '@/lib/supabase/database.types'
import type { Denial } from './denials'
import { type Factor, factorsOf, secondFactorOwed } from './second-factor'

export type Access = {
  userId: string
  email: string
  hotelId: string
  bucket: string
  expiresAt: number
  /** Confirmed second factors; when there are some, this session has given a code of one. */
  factors: Factor[]
  /** Whether the hotel demands a second factor of all its staff. */
  factorRequired: boolean
}

/** `access` is told beside 'second-factor-setup' only: all is well with that person but the factor they must set up. */
type Denied = { denied: Denial; access?: Access }

/**
 * Whose session `supabase` carries and whether it may administer the site's hotel: session and second factor, then
 * hotel, then role, each asked anew (§4 "Admin gate", §6). `expiresAt` is the access token's end in milliseconds since
 * the epoch. Never rejects: what cannot be known denies.
 */
export async function readAccess(supabase: SupabaseClient<Database>): Promise<Access | Denied> {
  const user = await readUser(supabase)
  if ('denied' in user) return user
  const { aal, ...person } = user
  if (secondFactorOwed({ aal, factors: user.factors, required: false })) return { denied: 'second-factor' }
  const hotel = await supabase
    .from('hotels')
    .select('id, storage_bucket, mfa_required')
    .eq('slug', env().HOTEL_SLUG)
    .maybeSingle()
  if (hotel.error) return unavailable(hotel.error)
  if (!hotel.data) return { denied: 'no-hotel' }
  const { id: hotelId, storage_bucket, mfa_required } = hotel.data
  const access = await supabase
    .from('user_hotel_access')
    .select('role')
    .eq('user_id', user.userId)
    .eq('hotel_id', hotelId)
    .maybeSingle()
  if (access.error) return unavailable(access.error)
  if (access.data?.role !== 'admin') return { denied: 'no-access' }
  const allowed = { ...person, hotelId, bucket: storage_bucket ?? '', factorRequired: mfa_required }
  const owed = secondFactorOwed({ aal, factors: user.factors, required: mfa_required })
  return owed ? { denied: owed, access: allowed } : allowed
}

async function readUser(supabase: SupabaseClient<Database>) {
  try {
    const { data, error } = await supabase.auth.getClaims()
    if (error && isOutage(error)) return unavailable(error)
    if (!data) return signedOut
    const { sub, email = '', exp, aal } = data.claims
    const user = await supabase.auth.getUser()
    if (user.error) return isOutage(user.error) ? unavailable(user.error) : signedOut
    return { userId: sub, email, expiresAt: exp * 1000, aal, factors: factorsOf(user.data.user) }
  } catch {
    // Everything the auth server answers comes back as a result: this was a cookie that is no session.
    return signedOut
  }
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
