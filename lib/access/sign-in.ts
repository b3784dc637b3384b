import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { cookieOptions, deviceCookieName, isEarlierSession, isPanelCookie } from '@/lib/access/cookies'
import {
  explainDenial,
  explainRefusal,
  isStep,
  type SignInFailure,
  type Step,
  tooMany,
  unavailable,
} from '@/lib/access/denials'
import type { Admin } from '@/lib/access/guard'
import { type Access, readAccess } from '@/lib/access/read-access'
import type { ActionResult } from '@/lib/access/result'
import { createServerSupabase } from '@/lib/access/server-client'
import {
  attemptWithLimit,
  DEVICE_SECONDS,
  deviceOf,
  newDevice,
  type Outcome,
  registerSite,
} from '@/lib/access/sign-in-limits'
import { withDeadline } from '@/lib/deadline'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import type { Database } from '@/lib/supabase/database.types'

type Credentials = { email: string; password: string }

/** Signs in. Returns a missing step, or a refusal, which leaves no session. Only for actions, because it writes cookies. */
export function signInAsAdmin(credentials: Credentials): Promise<SignInFailure | Step | undefined> {
  return padFailureTime(() => trySignIn(credentials))
}

async function trySignIn({ email, password }: Credentials) {
  const account = email.trim().toLowerCase()
  const supabase = await createServerSupabase({ signingIn: true })
  const tried = await attemptWithLimit('password', account, async () => {
    const { error } = await supabase.auth.signInWithPassword({ email, password })
    return { outcome: outcomeOf(error), error }
  })
  if (tried.outcome === 'unavailable') return refusal(account, 'limits_unavailable', unavailable)
  if (tried.outcome === 'wait') return refusal(account, 'too_many', tooMany(tried.minutes))
  const { error } = tried
  if (error) {
    const isOutage = !error.status || error.status >= 500
    return refusal(account, error.code ?? error.name, isOutage ? unavailable : explainRefusal(error))
  }
  const access = await readAccess(supabase)
  if (!('denied' in access)) {
    await acceptSignIn(supabase, { ...access, email: account })
    return undefined
  }
  if (isStep(access.denied)) {
    // The session stays, but grants no access until the step is complete.
    securityEvent('sign_in_password_accepted', { account: accountTag(account), owes: access.denied })
    return access.denied
  }
  await endSession(supabase)
  return refusal(account, access.denied, explainDenial(access.denied))
}

/** The server refuses a banned account before it checks the password, so this counts as a wrong password. */
function outcomeOf(error: AuthError | null): Outcome {
  if (!error) return 'right'
  return error.code === 'invalid_credentials' || error.code === 'user_banned' ? 'wrong' : 'unknown'
}

/** Completes a sign-in and remembers the browser. Only for actions, because it writes cookies. */
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

/** Signs this browser out, even if the backend does not answer. Only for actions, because it writes cookies. */
export async function endSession(supabase: SupabaseClient<Database>): Promise<void> {
  await withDeadline(() => supabase.auth.signOut({ scope: 'local' }), SIGN_OUT_MS).catch((error) =>
    logEvent('sign_out_failed', { error }),
  )
  removeCookies(await cookies(), isPanelCookie)
}

/** Signs out all browsers; fails if the auth server does not answer. Only for actions, because it writes cookies. */
export async function endAllSessions({ email, supabase }: Admin): Promise<ActionResult> {
  const { error } = await supabase.auth.signOut({ scope: 'global' })
  if (error) {
    logEvent('sign_out_everywhere_failed', { error })
    return {
      ok: false,
      error: 'O servidor não respondeu: ninguém foi desconectado. Tente de novo em instantes.',
    }
  }
  securityEvent('signed_out_everywhere', { account: accountTag(email) })
  await endSession(supabase)
  return { ok: true }
}

function removeCookies(jar: Awaited<ReturnType<typeof cookies>>, isOurs: (name: string) => boolean) {
  for (const { name } of jar.getAll()) {
    if (isOurs(name)) jar.set(name, '', cookieOptions(0))
  }
}

/** Milliseconds to wait for the backend; this browser's session ends either way. */
const SIGN_OUT_MS = 3000

function refusal(account: string, reason: string, failure: SignInFailure) {
  securityEvent('sign_in_refused', { account: accountTag(account), reason })
  return failure
}

/** Milliseconds; longer than a password check takes. */
const STEP_MS = 1000

/** Delays a failure (any result but undefined) to a full second, so its duration does not reveal whether an account exists. */
export async function padFailureTime<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  const began = performance.now()
  const failure = await work()
  if (failure !== undefined) await sleep(STEP_MS - ((performance.now() - began) % STEP_MS))
  return failure
}
