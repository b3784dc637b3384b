import 'server-only'
import type { AuthError } from '@supabase/supabase-js'
import { refuseField, waitText } from '@/lib/access/denials'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult, Failure } from '@/lib/access/result'
import { namesOf } from '@/lib/access/staff-names'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import { getHotel } from '@/lib/site/site-content'
import { z } from '@/lib/zod'
import { explainGuessable, guessable } from './guessable-password'

type Change = { current: string; next: string }

/** Changes the person's password, after which the database ends their other sessions. `next` has passed `passwordForm`. */
export async function changeOwnPassword(admin: Admin, { current, next }: Change): Promise<ActionResult> {
  const { email, supabase } = admin
  const [{ name: hotel }, names] = await Promise.all([getHotel(), namesOf(admin)])
  const reason = await explainGuessable(next, { email, name: names[email.toLowerCase()], hotel })
  if (reason) return refuseField('next', reason)
  const refusal = await confirmPassword(admin, { password: current, field: 'current' })
  if (refusal) return refusal
  const { error } = await supabase.auth.updateUser({ password: next })
  if (error) return passwordFailure(error)
  securityEvent('password_changed', { account: accountTag(email) })
  return { ok: true }
}

function passwordFailure(error: AuthError): Failure {
  if (error.code === 'same_password') return refuseField('next', 'A nova senha é igual à atual.')
  if (error.code === 'weak_password') return refuseField('next', guessable)
  logEvent('action_failed', { step: 'password not changed', code: error.code, error })
  return { ok: false, error: 'Erro ao alterar a senha. A de antes continua valendo.' }
}

type Given = { password: string; field: string }

/**
 * Checks the person's password; returns undefined if it is right, and the database then allows actions that require it for
 * two minutes in this session (AUTH-15). The database counts wrong passwords.
 */
export async function confirmPassword(
  { email, supabase }: Admin,
  { password, field }: Given,
): Promise<Failure | undefined> {
  const { data } = await supabase
    .rpc('prove_password', { p_password: password })
    .abortSignal(AbortSignal.timeout(8000))
  const { proven, wait } = answer.safeParse(data).data ?? {}
  if (proven) return undefined
  const reason = wait !== undefined ? 'wait' : proven === false ? 'wrong' : 'unknown'
  securityEvent('password_confirmation_refused', { account: accountTag(email), reason })
  if (wait !== undefined) return refuseField(field, waitText(Math.ceil(wait / 60)))
  if (proven === false) return refuseField(field, 'Senha atual incorreta.')
  return { ok: false, error: 'Não foi possível conferir a senha atual. Tente de novo em instantes.' }
}

const answer = z.object({ proven: z.boolean().optional(), wait: z.number().optional() })
