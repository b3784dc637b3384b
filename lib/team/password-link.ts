import 'server-only'
import { refusedAt, waitText } from '@/lib/account/failures'
import { guessable, guessableBecause } from '@/lib/account/guessable-password'
import type { ActionResult, Failure } from '@/lib/action/result'
import { invalid } from '@/lib/auth/admin-action'
import { attemptWithLimit, forgetFailures } from '@/lib/auth/limited-attempt'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import { getHotel } from '@/lib/site/queries'
import { publicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'
import { newPasswordForm } from './forms'

/** Whom a link is for. `isNew`: they have never entered. */
export type LinkOwner = { email: string; name: string; isNew: boolean }

/** Looking does not use it up: messengers open what is sent by them. 'gone' when it does not open, whatever the reason. */
export async function ownerOfLink(token: unknown): Promise<LinkOwner | 'gone' | 'unavailable'> {
  const parsed = linkToken.safeParse(token)
  if (!parsed.success) return 'gone'
  const { data, error } = await publicClient()
    .rpc('password_link_owner', { p_token: parsed.data })
    .abortSignal(AbortSignal.timeout(5000))
  if (error) {
    logEvent('password_link_unreadable', { message: error.message })
    return 'unavailable'
  }
  if (data === null) return 'gone'
  const { email, name, is_new } = owner.parse(data)
  return { email, name, isNew: is_new }
}

type Given = { link: string; password: string; repeat: string; address: string }

/** Sets the password and uses the link up. Guesses count by address, like passwords. */
export async function setPasswordByLink({ link, address, ...given }: Given): Promise<ActionResult> {
  let found: Awaited<ReturnType<typeof ownerOfLink>> = 'unavailable'
  const tried = await attemptWithLimit({ kind: 'password', email: 'link', address }, async () => {
    found = await ownerOfLink(link)
    if (found === 'unavailable') return 'unknown'
    return found === 'gone' ? 'wrong' : 'right'
  })
  if (tried.outcome === 'wait') return { ok: false, error: waitText(tried.minutes) }
  const checked: Awaited<ReturnType<typeof ownerOfLink>> = found
  if (checked === 'unavailable') return { ok: false, error: noAnswer }
  if (checked === 'gone') return refusedLink()
  const { email } = checked
  const wrong = await newPasswordFailure(checked, given)
  if (wrong) return wrong
  const failure = await askFunction(link, given.password)
  if (failure) return failure
  securityEvent('password_changed', { account: accountTag(email), by: 'link' })
  await forgetFailures({ email, address })
  return { ok: true }
}

/** Why a new password is not taken (AUTH-11); undefined when it may be. */
export async function newPasswordFailure(
  { email, name }: { email: string; name?: string },
  given: { password: string; repeat: string },
): Promise<Failure | undefined> {
  const parsed = newPasswordForm.safeParse(given)
  if (!parsed.success) return invalid(parsed.error)
  const { name: hotel } = await getHotel()
  const reason = await guessableBecause(given.password, { email, name, hotel })
  return reason === undefined ? undefined : refusedAt('password', reason)
}

async function askFunction(token: string, password: string): Promise<Failure | undefined> {
  const { error, response } = await publicClient().functions.invoke('team', {
    body: { token, password },
    timeout: 30_000,
  })
  if (!error) return undefined
  const body: unknown = await response?.json().catch(() => null)
  const { error: reason, code } = answer.safeParse(body).data ?? {}
  if (reason === 'gone') return refusedLink()
  if (reason === 'weak_password') return refusedAt('password', guessable)
  if (reason === 'same_password') return refusedAt('password', 'Esta já é a senha de agora. Escolha outra.')
  logEvent('password_not_set', { status: response?.status, body, error })
  return { ok: false, error: code === 'NOT_FOUND' ? notInstalled : noAnswer }
}

function refusedLink(): Failure {
  securityEvent('password_link_refused')
  return { ok: false, error: linkGone }
}

const linkToken = z.string().regex(/^[\w-]{43}$/)
const owner = z.object({ email: z.string(), name: z.string(), is_new: z.boolean() })
/** The function's own word, or the code of Supabase's relay. */
const answer = z.object({ error: z.string().optional(), code: z.string().optional().catch(undefined) })

export const linkGone = 'Este link já foi usado ou venceu. Peça outro link a quem gerencia a equipe do hotel.'
const notInstalled =
  'A senha não mudou: a função team não está publicada neste projeto. Avise quem cuida do servidor do hotel; o link continua valendo.'
const noAnswer = 'O servidor não respondeu. A senha não mudou; tente de novo em instantes.'
