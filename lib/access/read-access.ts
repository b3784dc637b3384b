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
  /** Confirmed second factors. If there are any, this session has entered the code of one. */
  factors: Factor[]
  factorRequired: boolean
  /** May change the team and the hotel's brand. */
  isManager: boolean
  /** A pending version should be on the site by now. */
  isDue: boolean
  /** Sections with pending versions. */
  pendingIn: string[]
}

/** `access` is set only if nothing but 'second-factor-setup' is missing. `error` says why the hotel could not be read. */
export type Denied = { denied: Denial; access?: Access; error?: ContentError }

/** Checks session, second factor, hotel and role (AUTH-2) with two requests. Never rejects; a failed check denies access. */
export async function readAccess(supabase: SupabaseClient<Database>): Promise<Access | Denied> {
  const user = await readUser(supabase)
  if ('denied' in user) return user
  const { aal, ...person } = user
  if (missingStep(aal, user.factors, false)) return { denied: 'second-factor' }
  const { data, error } = await supabase.rpc('panel_access', { p_slug: env().HOTEL_SLUG })
  if (error) return { ...reportOutage(error), error: new ContentError('Hotel não encontrado', error) }
  const [hotel] = data
  if (!hotel) return { denied: 'no-hotel' }
  if (hotel.role !== 'admin') return noAccess
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

/** Asks the auth server, because `getClaims` would accept an unexpired token of a session that has ended. */
async function readUser(supabase: SupabaseClient<Database>) {
  const { data: stored } = await supabase.auth.getSession()
  if (!stored.session) return signedOut
  // Verify the same token whose assurance level is read.
  const token = stored.session.access_token
  const { data, error } = await supabase.auth.getUser(token)
  if (error && isOutage(error)) return reportOutage(error)
  if (!data.user) return (await isRemoved(supabase, token)) ? noAccess : signedOut
  const { id, email = '' } = data.user
  return { userId: id, email, aal: claimsOf(token).aal, factors: factorsOf(data.user) }
}

const signedOut = { denied: 'signed-out' } as const
const noAccess = { denied: 'no-access' } as const

/** Asks why a session has ended (AUTH-9); false if the database does not say, as for a token that has expired. */
async function isRemoved(supabase: SupabaseClient<Database>, token: string) {
  const asked = supabase.rpc('is_on_team', { p_slug: env().HOTEL_SLUG })
  // The client has forgotten the session by now.
  const { data } = await asked.setHeader('Authorization', `Bearer ${token}`)
  return data === false
}

/** Unreachable (0), overloaded (429) or failing (5xx): the answer says nothing about the session. */
function isOutage({ status }: { status?: number | undefined }) {
  return status === 0 || status === 429 || (status !== undefined && status >= 500)
}

function reportOutage(error: { message: string }) {
  logEvent('access_check_failed', { message: error.message })
  return { denied: 'unavailable' } as const
}

/** An authenticator app, whose code follows the password. `since` is an ISO time. */
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

/** Returns the missing step: a factor's code, or a factor if the hotel requires one. `aal` is the session's assurance level. */
function missingStep(aal: unknown, factors: Factor[], required: boolean) {
  if (factors.length > 0) return aal === 'aal2' ? undefined : 'second-factor'
  return required ? 'second-factor-setup' : undefined
}
