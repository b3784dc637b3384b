import 'server-only'
import type { AuthError } from '@supabase/supabase-js'
import type { ActionResult, Failure } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import { getHotel } from '@/lib/site/queries'
import { isCommonPassword } from './common-passwords'
import { confirmPassword } from './confirm-password'
import { refusedAt } from './failures'

type Change = { current: string; next: string; address: string }

/** `othersEnded`: their other sessions are over, as they should be. `next` has passed `passwordForm`. */
export async function changeOwnPassword(
  admin: Admin,
  { current, next, address }: Change,
): Promise<ActionResult<{ othersEnded: boolean }>> {
  const { email, supabase } = admin
  const { name } = await getHotel()
  if (await isCommonPassword(next, [name])) return refusedAt('next', tooCommon)
  const refusal = await confirmPassword(admin, { password: current, address, field: 'current' })
  if (refusal) return refusal
  const { error } = await supabase.auth.updateUser({ password: next })
  if (error) return refused(error)
  securityEvent('password_changed', { account: accountTag(email) })
  // The auth server does so itself; said again, because it is what the page promises.
  const others = await supabase.auth.signOut({ scope: 'others' })
  return { ok: true, othersEnded: !others.error }
}

function refused(error: AuthError): Failure {
  if (error.code === 'same_password') return refusedAt('next', 'A nova senha é igual à atual.')
  if (error.code === 'weak_password') return refusedAt('next', tooCommon)
  logEvent('password_change_failed', { code: error.code, error })
  return { ok: false, error: 'Erro ao alterar a senha. A de antes continua valendo.' }
}

const tooCommon =
  'Esta senha está entre as primeiras que alguém tentaria. Escolha outra: quatro palavras sem relação funcionam bem.'
