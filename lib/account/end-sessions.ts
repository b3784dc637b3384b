import 'server-only'
import type { ActionResult } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { endSession } from '@/lib/auth/session'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'

/** In all browsers. Fails when the auth server cannot be told. For actions only: it writes cookies. */
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
