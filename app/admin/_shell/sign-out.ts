'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { accountOf, sessionCookieName } from '@/lib/access/cookies'
import { createServerSupabase } from '@/lib/access/server-client'
import { endSession } from '@/lib/access/sign-in'
import { securityEvent } from '@/lib/security-log'
import { noteCall } from '@/lib/server/requests/read-calls'

/** Ends the session of this browser only and shows the login page with a confirmation (AUTH-7). */
export async function signOut(): Promise<void> {
  noteCall()
  const account = accountOf((await cookies()).get(sessionCookieName())?.value)
  await endSession(await createServerSupabase())
  if (account) securityEvent('signed_out', { account })
  redirect('/admin/login?motivo=saiu')
}
