import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { after } from 'next/server'
import { invalid } from '@/lib/access/admin-action'
import { refuseField, waitText } from '@/lib/access/denials'
import { passwordPath } from '@/lib/access/gate'
import { factorsOf } from '@/lib/access/read-access'
import type { ActionResult, Failure } from '@/lib/access/result'
import { attemptWithLimit, forgetFailures } from '@/lib/access/sign-in-limits'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import { getHotel } from '@/lib/site/site-content'
import { getPublicClient } from '@/lib/supabase/public'
import { z } from '@/lib/zod'
import { newPasswordForm } from './forms'
import { explainGuessable, guessable } from './guessable-password'

/** The recipient of a link; `isNew` if they have never signed in. */
export type LinkOwner = { email: string; name: string; isNew: boolean }

/** Returns the recipient of a link; 'gone' if it is invalid. Reading does not use it up, because messengers open links. */
export async function findOwnerOfLink(token: unknown): Promise<LinkOwner | 'gone' | 'unavailable'> {
  const parsed = linkToken.safeParse(token)
  if (!parsed.success) return 'gone'
  const { data, error } = await getPublicClient()
    .rpc('password_link_owner', { p_token: parsed.data })
    .abortSignal(AbortSignal.timeout(5000))
  if (error) {
    logEvent('password_link_unreadable', { message: error.message })
    return 'unavailable'
  }
  if (data === null) return 'gone'
  const { email, name, is_new } = ownerRow.parse(data)
  return { email, name, isNew: is_new }
}

type Passwords = { password: string; repeat: string }

/** Sets the password with a manager's link, which is then used up. Invalid links count as failed sign-ins of the IP address. */
export async function setPasswordByLink({
  link,
  ...given
}: Passwords & { link: string }): Promise<ActionResult> {
  const tried = await attemptWithLimit('password', 'link', async () => {
    const owner = await findOwnerOfLink(link)
    if (owner === 'unavailable') return { outcome: 'unknown' }
    return owner === 'gone' ? { outcome: 'wrong' } : { outcome: 'right', owner }
  })
  if (tried.outcome !== 'right') return linkFailure(tried)
  const { owner } = tried
  const wrong = await newPasswordFailure(owner, given)
  if (wrong) return wrong
  const failure = await askFunction(link, given.password)
  return failure ?? reportPasswordChange(owner.email, 'link')
}

async function askFunction(token: string, password: string): Promise<Failure | undefined> {
  const { error, response } = await getPublicClient().functions.invoke('team', {
    body: { token, password },
    timeout: 30_000,
  })
  if (!error) return undefined
  const body: unknown = await response?.json().catch(() => null)
  const { error: reason, code } = functionAnswer.safeParse(body).data ?? {}
  if (reason === 'gone') return linkFailure({ outcome: 'wrong' })
  if (reason === 'weak_password') return refuseField('password', guessable)
  if (reason === 'same_password') return refuseField('password', 'Esta já é a senha de agora. Escolha outra.')
  logEvent('action_failed', { step: 'password not set', status: response?.status, body, error })
  return { ok: false, error: code === 'NOT_FOUND' ? notInstalled : noAnswer }
}

const linkToken = z.string().regex(/^[\w-]{43}$/)
const ownerRow = z.object({ email: z.string(), name: z.string(), is_new: z.boolean() })
/** The function's own error, or the code of Supabase's relay. */
const functionAnswer = z.object({
  error: z.string().optional(),
  code: z.string().optional().catch(undefined),
})

/** Checks whether the project sends mail; otherwise only managers create links. */
export function hasMailer(): boolean {
  return env().AUTH_MAILER === 'on'
}

/** Answers before sending, so neither text nor time reveals whether the address is known. Counts as a failed attempt. */
export async function sendPasswordMail(email: string): Promise<ActionResult> {
  if (!hasMailer()) return { ok: false, error: noMailer }
  const tried = await attemptWithLimit('password', email, async () => ({ outcome: 'wrong' }))
  if (tried.outcome !== 'wrong') return linkFailure(tried)
  after(async () => {
    const redirectTo = `${env().SITE_URL}${passwordPath}`
    const { error } = await createClientWithoutSession().auth.resetPasswordForEmail(email, { redirectTo })
    if (error) logEvent('password_mail_failed', { code: error.code, status: error.status })
  })
  return { ok: true }
}

type ByMail = Passwords & { codigo: string; email: string; code: string }

/** Sets the password with the auth server's token from a mail, which is then used up; also ends the token's session. */
export async function setPasswordByMail({ codigo, code, email, ...given }: ByMail): Promise<ActionResult> {
  if (!hasMailer()) return { ok: false, error: noMailer }
  const wrong = await newPasswordFailure({ email }, given)
  if (wrong) return wrong
  const client = createClientWithoutSession()
  const tried = await attemptWithLimit('password', 'link', async () => {
    const { data, error } = await client.auth.verifyOtp({ type: 'recovery', token_hash: codigo })
    if (error && (!error.status || error.status >= 500)) return { outcome: 'unknown' }
    if (!data.user || data.user.email?.toLowerCase() !== email.toLowerCase()) return { outcome: 'wrong' }
    return { outcome: 'right', user: data.user }
  })
  if (tried.outcome !== 'right') return linkFailure(tried)
  const factors = factorsOf(tried.user)
  let passed = factors.length === 0
  for (const { id } of factors) {
    passed ||= !(await client.auth.mfa.challengeAndVerify({ factorId: id, code })).error
  }
  const { error } = passed ? await client.auth.updateUser({ password: given.password }) : { error: undefined }
  await client.auth.signOut({ scope: passed && !error ? 'global' : 'local' })
  if (!passed) return refuseField('code', wrongFactor)
  if (!error) return reportPasswordChange(email, 'mail')
  logEvent('action_failed', { step: 'password not set', code: error.code, status: error.status, error })
  return { ok: false, error: notTaken }
}

function createClientWithoutSession() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  return createClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(8000) }),
    },
  })
}

/** Returns why a new password is refused (AUTH-11), or undefined. */
async function newPasswordFailure(
  { email, name }: { email: string; name?: string },
  given: Passwords,
): Promise<Failure | undefined> {
  const parsed = newPasswordForm.safeParse(given)
  if (!parsed.success) return invalid(parsed.error)
  const { name: hotel } = await getHotel()
  const reason = await explainGuessable(given.password, { email, name, hotel })
  return reason === undefined ? undefined : refuseField('password', reason)
}

async function reportPasswordChange(email: string, by: 'link' | 'mail'): Promise<ActionResult> {
  securityEvent('password_changed', { account: accountTag(email), by })
  await forgetFailures(email)
  return { ok: true }
}

type NotOpened = Exclude<Awaited<ReturnType<typeof attemptWithLimit>>, { outcome: 'right' }>

function linkFailure(tried: NotOpened): Failure {
  if ('minutes' in tried) return { ok: false, error: waitText(tried.minutes) }
  if (tried.outcome !== 'wrong') return { ok: false, error: noAnswer }
  securityEvent('password_link_refused')
  return { ok: false, error: linkGone }
}

export const linkGone = 'Este link já foi usado ou venceu. Peça outro link a quem gerencia a equipe do hotel.'
const notInstalled =
  'A senha não mudou: a função team não está publicada neste projeto. Avise quem cuida do servidor do hotel; o link continua valendo.'
const noAnswer = 'O servidor não respondeu. A senha não mudou; tente de novo em instantes.'
const noMailer = 'Este site não envia e-mails. Peça um link a quem gerencia a equipe do hotel.'
const wrongFactor =
  'O código do segundo fator não confere, e o link do e-mail já foi gasto. Peça outro e tenha o aparelho à mão.'
const notTaken =
  'O servidor não aceitou esta senha, e o link do e-mail já foi gasto. Peça outro e escolha uma senha diferente.'
