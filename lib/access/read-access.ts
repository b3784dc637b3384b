import type { SupabaseClient, User } from '@supabase/supabase-js'
import { claimsOf } from '@/lib/access/cookies'
import type { Denial } from '@/lib/access/denials'
import { ContentError } from '@/lib/access/errors'
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

/**
 * `access` is set only with 'second-factor-setup': the person lacks nothing but the factor that they must set up. `error` says
 * why the hotel could not be read.
 */
export type Denied = { denied: Denial; access?: Access; error?: ContentError }

/** Checks session, second factor, hotel and role with the backend (AUTH-2). Never rejects; a failed check denies access. */
export async function readAccess(supabase: SupabaseClient<Database>): Promise<Access | Denied> {
  const user = await readUser(supabase)
  if ('denied' in user) return user
  const { aal, ...person } = user
  if (missingStep(aal, user.factors, false)) return { denied: 'second-factor' }
  const hotel = await supabase
    .from('hotels')
    .select('id, storage_bucket, mfa_required')
    .eq('slug', env().HOTEL_SLUG)
    .maybeSingle()
  if (hotel.error)
    return { ...unavailable(hotel.error), error: new ContentError('Hotel não encontrado', hotel.error) }
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
  const missing = missingStep(aal, user.factors, mfa_required)
  return missing ? { denied: missing, access: allowed } : allowed
}

/** Asks the auth server, because `getClaims` would accept a valid token of a session that was ended. */
async function readUser(supabase: SupabaseClient<Database>) {
  const { data: stored } = await supabase.auth.getSession()
  if (!stored.session) return signedOut
  // The auth server is asked about the same token whose assurance level is read.
  const token = stored.session.access_token
  const { data, error } = await supabase.auth.getUser(token)
  if (error && isOutage(error)) return unavailable(error)
  if (!data.user) return signedOut
  const { id, email = '' } = data.user
  return { userId: id, email, aal: claimsOf(token).aal, factors: factorsOf(data.user) }
}

const signedOut = { denied: 'signed-out' } as const

/** Whether the server was not reached (0), overloaded (429) or failing (5xx): then nothing is known about the session. */
function isOutage({ status }: { status?: number | undefined }) {
  return status === 0 || status === 429 || (status !== undefined && status >= 500)
}

function unavailable(error: { message: string }) {
  logEvent('access_check_failed', { message: error.message })
  return { denied: 'unavailable' } as const
}

/** An authenticator app whose codes are asked for after the password. `since` is an ISO time. */
export type Factor = { id: string; name: string; since: string }

/** Returns a user's confirmed authenticator apps, oldest first. */
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

/** Returns the missing step: the code of a factor, or a factor if the hotel requires one. `aal` is the session's level. */
function missingStep(aal: unknown, factors: Factor[], required: boolean) {
  if (factors.length > 0) return aal === 'aal2' ? undefined : 'second-factor'
  return required ? 'second-factor-setup' : undefined
}
