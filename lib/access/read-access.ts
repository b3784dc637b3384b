import type { SupabaseClient, User } from '@supabase/supabase-js'
import { claimsOf } from '@/lib/access/cookies'
import type { Denial } from '@/lib/access/denials'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import type { Database } from '@/lib/supabase/database.types'

export type Access = {
  userId: string
  email: string
  hotelId: string
  bucket: string
  /** Confirmed second factors; when there are some, this session has given a code of one. */
  factors: Factor[]
  factorRequired: boolean
  /** Whether they may change who works here, and the hotel's brand. */
  isManager: boolean
}

/** `access` is told beside 'second-factor-setup' only: all is well with that person but the factor they must set up. */
type Denied = { denied: Denial; access?: Access }

/** Session and second factor, hotel, role, each asked anew (AUTH-2). Never rejects: what cannot be known denies. */
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
    .select('role, is_manager')
    .eq('user_id', user.userId)
    .eq('hotel_id', hotelId)
    .maybeSingle()
  if (access.error) return unavailable(access.error)
  if (access.data?.role !== 'admin') return { denied: 'no-access' }
  const allowed = {
    ...person,
    hotelId,
    bucket: storage_bucket ?? '',
    factorRequired: mfa_required,
    isManager: access.data.is_manager,
  }
  const owed = secondFactorOwed({ aal, factors: user.factors, required: mfa_required })
  return owed ? { denied: owed, access: allowed } : allowed
}

/** By the auth server's word: a token that is sound but whose session was ended is nobody's (never `getClaims`). */
async function readUser(supabase: SupabaseClient<Database>) {
  const { data: stored } = await supabase.auth.getSession()
  if (!stored.session) return signedOut
  // The token whose level counts is the very one that the auth server is asked about.
  const token = stored.session.access_token
  const { data, error } = await supabase.auth.getUser(token)
  if (error && isOutage(error)) return unavailable(error)
  if (!data.user) return signedOut
  const { id, email = '' } = data.user
  return { userId: id, email, aal: claimsOf(token).aal, factors: factorsOf(data.user) }
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

/** A device whose codes are asked after the password. `since` is an ISO time. */
export type Factor = { id: string; name: string; since: string }

/** The confirmed factors of a user as the auth server tells them, oldest first. */
export function factorsOf({ factors = [] }: Pick<User, 'factors'>): Factor[] {
  return factors
    .filter(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
    .map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name || 'Aplicativo',
      since: created_at,
    }))
    .toSorted((a, b) => a.since.localeCompare(b.since))
}

/** The code of a factor they have (`aal` is their session's level), or a factor where the hotel demands one. */
export function secondFactorOwed({ aal, factors, required }: Standing) {
  if (factors.length > 0) return aal === 'aal2' ? undefined : 'second-factor'
  return required ? 'second-factor-setup' : undefined
}

type Standing = { aal: unknown; factors: Factor[]; required: boolean }
