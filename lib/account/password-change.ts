import 'server-only'
import type { AuthError } from '@supabase/supabase-js'
import type { ActionResult, Failure } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { namesOf } from '@/lib/auth/names'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import { getHotel } from '@/lib/site/queries'
import { confirmPassword } from './confirm-password'
import { refusedAt } from './failures'
import { guessable, guessableBecause } from './guessable-password'

type Change = { current: string; next: string }

/** The database ends their other sessions with it. `next` has passed `passwordForm`. */
export async function changeOwnPassword(admin: Admin, { current, next }: Change): Promise<ActionResult> {
  const { email, supabase } = admin
  const [{ name: hotel }, names] = await Promise.all([getHotel(), namesOf(admin)])
  const reason = await guessableBecause(next, { email, name: names[email.toLowerCase()], hotel })
  if (reason) return refusedAt('next', reason)
  const refusal = await confirmPassword(admin, { password: current, field: 'current' })
  if (refusal) return refusal
  const { error } = await supabase.auth.updateUser({ password: next })
  if (error) return refused(error)
  securityEvent('password_changed', { account: accountTag(email) })
  return { ok: true }
}

function refused(error: AuthError): Failure {
  if (error.code === 'same_password') return refusedAt('next', 'A nova senha é igual à atual.')
  if (error.code === 'weak_password') return refusedAt('next', guessable)
  logEvent('password_change_failed', { code: error.code, error })
  return { ok: false, error: 'Erro ao alterar a senha. A de antes continua valendo.' }
}
