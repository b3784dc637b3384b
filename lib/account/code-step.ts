import 'server-only'
import { redirect } from 'next/navigation'
import { readAccess } from '@/lib/auth/access'
import { loginPath } from '@/lib/auth/gate'
import { factorsOf } from '@/lib/auth/second-factor'
import { acceptSignIn, endSession } from '@/lib/auth/session'
import { createServerSupabase } from '@/lib/session/server'
import { giveCode } from './factors'
import { codeUnknown } from './failures'

/** The e-mail of whoever has given a password and owes a code; everybody else goes where they belong. */
export async function requireCodeOwed(wanted: string | undefined): Promise<string> {
  const { data } = await (await createServerSupabase()).auth.getUser()
  if (!data.user) redirect(loginPath('signed-out', wanted))
  return data.user.email ?? ''
}

/** What is wrong with the code; undefined when the session is at its level. For actions only: it writes cookies. */
export async function passCodeStep(code: string, address: string): Promise<string | undefined> {
  const supabase = await createServerSupabase()
  const { data, error } = await supabase.auth.getUser()
  if (error && (!error.status || error.status >= 500)) return codeUnknown
  if (!data.user) redirect(loginPath('signed-out'))
  const factors = factorsOf(data.user)
  // None: the last one has just been removed elsewhere. The gate finds out.
  if (factors.length === 0) return undefined
  const refusal = await giveCode(supabase, { email: data.user.email ?? '', address, code, factors })
  if (refusal) return refusal.error
  const access = await readAccess(supabase)
  if (!('denied' in access)) {
    await acceptSignIn(supabase, access)
    return undefined
  }
  await endSession(supabase)
  redirect(loginPath(access.denied))
}
