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
  /** Whether a pending version should be on the site by now. */
  isDue: boolean
  /** The sections that have pending versions. */
  pendingIn: string[]
}

/**
 * `access` is set only with 'second-factor-setup': the person lacks nothing but the factor that they must set up. `error` says
 * why the hotel could not be read.
 */
export type Denied = { denied: Denial; access?: Access; error?: ContentError }

/**
 * Checks session, second factor, hotel and role with the backend (AUTH-2): one question to the auth server and one to the
 * database. Never rejects; a failed check denies access.
 */
export async function readAccess(supabase: SupabaseClient<Database>): Promise<Access | Denied> {
  const user = await readUser(supabase)
  if ('denied' in user) return user
  const { aal, ...person } = user
  if (missingStep(aal, user.factors, false)) return { denied: 'second-factor' }
  const { data, error } = await supabase.rpc('panel_access', { p_slug: env().HOTEL_SLUG })
  if (error) return { ...unavailable(error), error: new ContentError('Hotel não encontrado', error) }
  const [hotel] = data
  if (!hotel) return { denied: 'no-hotel' }
  if (hotel.role !== 'admin') return { denied: 'no-access' }
  const allowed = {
    ...person,
    hotelId: hotel.hotel_id,
    bucket: hotel.storage_bucket,
    factorRequired: hotel.mfa_required,
    isManager: hotel.is_manager,
    isDue: hotel.is_due,
    pendingIn: hotel.pending_in,
  }
  const missing = missingStep(aal, user.factors, hotel.mfa_required)
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
