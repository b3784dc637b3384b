'use server'

import { redirect } from 'next/navigation'
import { endSession } from '@/lib/auth/session'
import { createServerSupabase } from '@/lib/supabase/server'

/** 'Sair' (§2 "Admin shell"): ends the session of this browser only; the login page says so. */
export async function signOut(): Promise<void> {
  await endSession(await createServerSupabase())
  redirect('/admin/login?motivo=saiu')
}
