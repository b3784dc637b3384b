import 'server-only'
import { createClient } from '@supabase/supabase-js'
import type { Failure } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { attemptWithLimit, type Outcome } from '@/lib/auth/limited-attempt'
import { env } from '@/lib/env'
import { accountTag, securityEvent } from '@/lib/security-log'
import { refusedAt, waitText } from './failures'

type Given = { password: string; address: string; field: string }

/** Asks for the password once more; undefined when it is right. Wrong ones count with failed sign-ins. */
export async function confirmPassword({ email }: Admin, given: Given): Promise<Failure | undefined> {
  const { password, address, field } = given
  const tried = await attemptWithLimit({ kind: 'password', email, address }, () =>
    checkPassword(email, password),
  )
  if (tried.outcome === 'right') return undefined
  securityEvent('password_confirmation_refused', { account: accountTag(email), reason: tried.outcome })
  if (tried.outcome === 'wait') return refusedAt(field, waitText(tried.minutes))
  if (tried.outcome === 'wrong') return refusedAt(field, 'Senha atual incorreta.')
  return { ok: false, error: 'Não foi possível conferir a senha atual. Tente de novo em instantes.' }
}

/** With a client that keeps no session: it signs in, and ends that session at once. */
async function checkPassword(email: string, password: string): Promise<Outcome> {
  const lone = createClient(env().SUPABASE_URL, env().SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchWithDeadline },
  })
  const { error } = await lone.auth.signInWithPassword({ email, password })
  if (error) return error.code === 'invalid_credentials' ? 'wrong' : 'unknown'
  await lone.auth.signOut({ scope: 'local' })
  return 'right'
}

const fetchWithDeadline: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(8000) })
