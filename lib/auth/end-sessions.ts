import 'server-only'
import type { ActionResult } from '@/lib/action'
import { accountTag, logEvent, securityEvent } from '@/lib/log'
import type { Admin } from './guard'
import { endSession } from './session'

/**
 * Ends every session of the person, in all browsers and this one. Fails when the auth server cannot be told: unlike
 * signing out here, that cannot be done without it. For actions only: it writes cookies.
 */
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
