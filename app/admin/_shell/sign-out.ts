'use server'

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { endSession } from '@/lib/auth/session'
import { accountOf } from '@/lib/auth/session-seal'
import { securityEvent } from '@/lib/log'
import { createServerSupabase } from '@/lib/supabase/server'
import { sessionCookieName } from '@/lib/supabase/session-cookies'

/** 'Sair' (§2 "Admin shell"): ends the session of this browser only; the login page says so. */
export async function signOut(): Promise<void> {
  const account = accountOf((await cookies()).get(sessionCookieName())?.value)
  await endSession(await createServerSupabase())
  if (account) securityEvent('signed_out', { account })
  redirect('/admin/login?motivo=saiu')
}
