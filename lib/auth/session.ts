import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { withDeadline } from '@/lib/deadline'
import { addressShare } from '@/lib/front-door/visitor'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import { cookieOptions, deviceCookieName, isEarlierSession, isPanelCookie } from '@/lib/session/cookies'
import { createServerSupabase } from '@/lib/session/server'
import type { Database } from '@/lib/supabase/database.types'
import { type Access, readAccess } from './access'
import { isStep, type Step } from './denials'
import { DEVICE_SECONDS, deviceOf, newDevice } from './device'
import { padFailureTime } from './failure-timing'
import { denied, refused, type SignInFailure, tooMany, unavailable } from './sign-in-failures'
import { beginSignIn, endSignIn, registerSite } from './sign-in-limits'

type Credentials = {
  email: string
  password: string
  address: string
}

/** Answers the step that is missing, or why not: then there is no session. For actions only: it writes cookies. */
export function signInAsAdmin(credentials: Credentials): Promise<SignInFailure | Step | undefined> {
  return padFailureTime(() => trySignIn(credentials))
}

async function trySignIn({ email, password, address }: Credentials) {
  const jar = await cookies()
  const account = email.trim().toLowerCase()
  const device = deviceOf(jar.get(deviceCookieName())?.value, account)
  const attempt = { email: account, address: addressShare(address), device }
  const permission = await beginSignIn(attempt)
  if (permission === 'unavailable') return refusal(account, 'limits_unavailable', unavailable)
  if ('wait' in permission) return refusal(account, 'too_many', tooMany(permission.wait))
  if (permission.delay > 0) await sleep(permission.delay)

  const supabase = await createServerSupabase({ signingIn: true })
  const { error } = await supabase.auth.signInWithPassword({ email, password })
  if (error) {
    // A banned account is answered before its password is looked at: it counts and reads like a wrong one.
    const isWrong = error.code === 'invalid_credentials' || error.code === 'user_banned'
    if (!isWrong) await endSignIn(attempt, false)
    const isOutage = !error.status || error.status >= 500
    return refusal(account, error.code ?? error.name, isOutage ? unavailable : refused(error))
  }
  await endSignIn(attempt, true)
  const access = await readAccess(supabase)
  if (!('denied' in access)) {
    await acceptSignIn(supabase, { ...access, email: account })
    return undefined
  }
  if (isStep(access.denied)) {
    // Not a failure: the session stays, and opens nothing before the step.
    securityEvent('sign_in_password_accepted', { account: accountTag(account), owes: access.denied })
    return access.denied
  }
  await endSession(supabase)
  return refusal(account, access.denied, denied(access.denied))
}

/** The last step of signing in is done: this browser is known from now on. For actions only: it writes cookies. */
export async function acceptSignIn(
  supabase: SupabaseClient<Database>,
  { email, hotelId, isManager }: Pick<Access, 'email' | 'hotelId' | 'isManager'>,
): Promise<void> {
  const jar = await cookies()
  const account = email.trim().toLowerCase()
  const knownBrowser = deviceOf(jar.get(deviceCookieName())?.value, account) !== undefined
  removeCookies(jar, isEarlierSession)
  jar.set(deviceCookieName(), newDevice(account), cookieOptions(DEVICE_SECONDS))
  if (isManager) await registerSite(supabase, hotelId)
  securityEvent('sign_in_accepted', { account: accountTag(account), knownBrowser })
}

/** Signs this browser out, also when the backend cannot be told. For actions only: it writes cookies. */
export async function endSession(supabase: SupabaseClient<Database>): Promise<void> {
  await withDeadline(() => supabase.auth.signOut({ scope: 'local' }), SIGN_OUT_MS).catch((error) =>
    logEvent('sign_out_failed', { error }),
  )
  removeCookies(await cookies(), isPanelCookie)
}

function removeCookies(jar: Awaited<ReturnType<typeof cookies>>, isOurs: (name: string) => boolean) {
  for (const { name } of jar.getAll()) {
    if (isOurs(name)) jar.set(name, '', cookieOptions(0))
  }
}

/** Milliseconds the backend may take to revoke a session that ends in this browser anyway. */
const SIGN_OUT_MS = 3000

function refusal(account: string, reason: string, failure: SignInFailure) {
  securityEvent('sign_in_refused', { account: accountTag(account), reason })
  return failure
}
