import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { after } from 'next/server'
import { refusedAt, waitText } from '@/lib/account/failures'
import type { ActionResult, Failure } from '@/lib/action/result'
import { passwordPath } from '@/lib/auth/gate'
import { attemptWithLimit, forgetFailures } from '@/lib/auth/limited-attempt'
import { factorsOf } from '@/lib/auth/second-factor'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import { linkGone, newPasswordFailure } from './password-link'

export function hasMailer(): boolean {
  return env().AUTH_MAILER === 'on'
}

/** Answers before anything is sent, so that neither words nor time tell whether the address is known. Counts as a failed try. */
export async function sendPasswordMail(email: string, address: string): Promise<ActionResult> {
  if (!hasMailer()) return { ok: false, error: noMailer }
  const tried = await attemptWithLimit({ kind: 'password', email, address }, async () => 'wrong')
  if (tried.outcome === 'wait') return { ok: false, error: waitText(tried.minutes) }
  if (tried.outcome === 'unknown') return { ok: false, error: noAnswer }
  after(async () => {
    const redirectTo = `${env().SITE_URL}${passwordPath}`
    const { error } = await loneClient().auth.resetPasswordForEmail(email, { redirectTo })
    if (error) logEvent('password_mail_failed', { code: error.code, status: error.status })
  })
  return { ok: true }
}

type Given = {
  codigo: string
  email: string
  password: string
  repeat: string
  code: string
  address: string
}

/** With the auth server's own token, which only this uses up; it lends a session that ends here, too. */
export async function setPasswordByMail({
  codigo,
  code,
  address,
  email,
  ...given
}: Given): Promise<ActionResult> {
  if (!hasMailer()) return { ok: false, error: noMailer }
  const wrong = await newPasswordFailure({ email }, given)
  if (wrong) return wrong
  const client = loneClient()
  let failure: Failure | undefined
  const tried = await attemptWithLimit({ kind: 'password', email: 'link', address }, async () => {
    const { data, error } = await client.auth.verifyOtp({ type: 'recovery', token_hash: codigo })
    if (error && (!error.status || error.status >= 500)) return 'unknown'
    if (!data.user || data.user.email?.toLowerCase() !== email.toLowerCase()) return 'wrong'
    for (const { id } of factorsOf(data.user)) {
      const given = await client.auth.mfa.challengeAndVerify({ factorId: id, code })
      failure = given.error ? refusedAt('code', wrongFactor) : undefined
      if (!failure) break
    }
    return 'right'
  })
  if (tried.outcome === 'wait') return { ok: false, error: waitText(tried.minutes) }
  if (tried.outcome === 'unknown') return { ok: false, error: noAnswer }
  if (tried.outcome === 'wrong') securityEvent('password_link_refused')
  if (tried.outcome === 'wrong') return { ok: false, error: linkGone }
  const changed = failure ? undefined : await client.auth.updateUser({ password: given.password })
  await client.auth.signOut({ scope: changed && !changed.error ? 'global' : 'local' })
  if (failure) return failure
  if (changed?.error) {
    logEvent('password_not_set', { code: changed.error.code, status: changed.error.status })
    return { ok: false, error: notTaken }
  }
  securityEvent('password_changed', { account: accountTag(email), by: 'mail' })
  await forgetFailures({ email, address })
  return { ok: true }
}

function loneClient() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  return createClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(8000) }),
    },
  })
}

const noMailer = 'Este site não envia e-mails. Peça um link a quem gerencia a equipe do hotel.'
const noAnswer = 'O servidor não respondeu. Tente de novo em instantes.'
const wrongFactor =
  'O código do segundo fator não confere, e o link do e-mail já foi gasto. Peça outro e tenha o aparelho à mão.'
const notTaken =
  'O servidor não aceitou esta senha, e o link do e-mail já foi gasto. Peça outro e escolha uma senha diferente.'
