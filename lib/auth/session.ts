import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { withDeadline } from '@/lib/content/deadline'
import { logEvent } from '@/lib/log'
import type { Database } from '@/lib/supabase/database.types'
import { createServerSupabase } from '@/lib/supabase/server'
import { cookieOptions, isPanelCookie } from '@/lib/supabase/session-cookies'
import { readAccess } from './access'
import { signInAttempts } from './attempts'
import { isStep, type Step } from './denials'
import { denied, refused, type SignInFailure, tooMany, unavailable } from './sign-in-failures'

type Credentials = {
  email: string
  password: string
  /** Where the try comes from; failed ones are counted per account and address. */
  address: string
}

/**
 * Signs in whoever may administer the hotel; the session is then in the cookies of this request's answer. Answers the
 * step that is still missing. Everybody else is told why and has no session afterwards (§6). For actions only: it
 * writes cookies.
 */
export async function signInAsAdmin(credentials: Credentials): Promise<SignInFailure | Step | undefined> {
  const { email, password, address } = credentials
  const attempts = signInAttempts()
  const key = `${email.toLowerCase()} ${address}`
  const wait = attempts.begin(key)
  if (wait) return refusal('too_many', tooMany(wait))
  const supabase = await createServerSupabase({ signingIn: true })
  const { error } = await supabase.auth.signInWithPassword({ email, password })
  if (error) {
    if (error.code !== 'invalid_credentials') attempts.forgive(key)
    const isOutage = !error.status || error.status >= 500
    return refusal(error.code ?? error.name, isOutage ? unavailable : refused(error))
  }
  attempts.clear(key)
  const access = await readAccess(supabase)
  if (!('denied' in access)) return undefined
  // Not a failure: the session stays, and opens nothing before the step.
  if (isStep(access.denied)) return access.denied
  await endSession(supabase)
  return refusal(access.denied, denied(access.denied))
}

/** Signs this browser out, also when the backend cannot be told. For actions only: it writes cookies. */
export async function endSession(supabase: SupabaseClient<Database>): Promise<void> {
  await withDeadline(() => supabase.auth.signOut({ scope: 'local' }), SIGN_OUT_MS).catch((error) =>
    logEvent('sign_out_failed', { error }),
  )
  const jar = await cookies()
  for (const { name } of jar.getAll()) {
    if (isPanelCookie(name)) jar.set(name, '', cookieOptions(0))
  }
}

/** Milliseconds the backend may take to revoke a session that ends in this browser anyway. */
const SIGN_OUT_MS = 3000

function refusal(reason: string, failure: SignInFailure) {
  logEvent('sign_in_refused', { reason })
  return failure
}
