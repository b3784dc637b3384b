import 'server-only'
import type { Failure } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { accountTag, securityEvent } from '@/lib/security-log'
import { z } from '@/lib/zod'
import { refusedAt, waitText } from './failures'

type Given = { password: string; field: string }

/**
 * Proves the password to the database, which for two minutes lets this session do what asks for it; undefined when it
 * is right. The database counts the wrong ones.
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
  const refuse = (reason: string) =>
    securityEvent('password_confirmation_refused', { account: accountTag(email), reason })
  if (wait !== undefined) {
    refuse('wait')
    return refusedAt(field, waitText(Math.ceil(wait / 60)))
  }
  if (proven === false) {
    refuse('wrong')
    return refusedAt(field, 'Senha atual incorreta.')
  }
  refuse('unknown')
  return { ok: false, error: 'Não foi possível conferir a senha atual. Tente de novo em instantes.' }
}

const answer = z.object({ proven: z.boolean().optional(), wait: z.number().optional() })
