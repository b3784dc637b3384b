import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { redirect } from 'next/navigation'
import { codeUnknown, refuseField, waitText, wrongCode } from '@/lib/access/denials'
import { loginPath } from '@/lib/access/gate'
import type { Admin } from '@/lib/access/guard'
import { type Factor, factorsOf, readAccess } from '@/lib/access/read-access'
import type { ActionResult, Failure } from '@/lib/access/result'
import { createServerSupabase } from '@/lib/access/server-client'
import { acceptSignIn, endSession } from '@/lib/access/sign-in'
import { attemptWithLimit, type Outcome } from '@/lib/access/sign-in-limits'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import { getHotel } from '@/lib/site/site-content'
import type { Database } from '@/lib/supabase/database.types'
import { MAX_FACTORS } from '@/lib/team/forms'
import { confirmPassword } from '@/lib/team/password'

/** `image` is the QR code, `secret` the key to type, `address` (otpauth:) opens an app on this device. */
export type NewFactor = { id: string; image: string; secret: string; address: string }

type Begin = { name: string; password: string }

/** Starts the setup of a second factor after checking the password; sign-in asks for its codes only after `confirmFactor`. */
export async function beginFactor(
  admin: Admin,
  { name, password }: Begin,
): Promise<ActionResult<{ factor: NewFactor }>> {
  const { supabase, factors } = admin
  if (factors.length >= MAX_FACTORS) return { ok: false, error: `São no máximo ${MAX_FACTORS} aparelhos.` }
  if (factors.some((factor) => factor.name === name)) {
    return refuseField('name', 'Já existe um aparelho com este nome.')
  }
  const refusal = await confirmPassword(admin, { password, field: 'password' })
  if (refusal) return refusal
  await forgetUnconfirmed(supabase)
  const { name: issuer } = await getHotel()
  const { data, error } = await supabase.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer,
  })
  if (error) return factorFailure('factor not added', error, 'Erro ao cadastrar o aparelho.')
  const { qr_code, secret, uri } = data.totp
  return { ok: true, factor: { id: data.id, image: qr_code, secret, address: uri } }
}

export async function confirmFactor(
  { email, supabase }: Admin,
  { id, code }: { id: string; code: string },
): Promise<ActionResult> {
  const refusal = await verifyCode(supabase, { email, code, factors: [{ id }] })
  if (refusal) return refusal
  securityEvent('second_factor_changed', { account: accountTag(email), change: 'added' })
  return { ok: true }
}

/** Removes a factor after checking a code of any of the person's factors, which covers a lost device. */
export async function removeFactor(
  { email, supabase, factors, factorRequired }: Admin,
  { id, code }: { id: string; code: string },
): Promise<ActionResult> {
  if (factorRequired && factors.length <= 1) {
    return {
      ok: false,
      error: 'O hotel exige um segundo fator: cadastre outro aparelho antes de remover este.',
    }
  }
  const refusal = await verifyCode(supabase, { email, code, factors })
  if (refusal) return refusal
  const { error } = await supabase.auth.mfa.unenroll({ factorId: id })
  if (error) return factorFailure('factor not removed', error, 'Erro ao remover o aparelho.')
  securityEvent('second_factor_changed', { account: accountTag(email), change: 'removed' })
  // The current token still has the old assurance level.
  await supabase.auth.refreshSession()
  return { ok: true }
}

/** Sets whether the hotel's staff need a second factor. The database allows this only to a session at aal2. */
export async function demandSecondFactor(
  { email, hotelId, supabase, factors }: Admin,
  required: boolean,
): Promise<ActionResult> {
  if (factors.length === 0) {
    return { ok: false, error: 'Cadastre antes o seu próprio segundo fator: quem exige também usa.' }
  }
  const { error } = await supabase.rpc('set_mfa_required', { p_hotel_id: hotelId, p_required: required })
  if (error)
    return factorFailure('rule about second factors not changed', error, 'Erro ao mudar a exigência.')
  const change = required ? 'demanded of all' : 'demanded of nobody'
  securityEvent('second_factor_changed', { account: accountTag(email), change })
  return { ok: true }
}

type Given = { email: string; code: string; factors: Pick<Factor, 'id'>[] }

/** Checks a code of any of the factors; returns undefined if it is right, which raises the session to aal2. */
export async function verifyCode(
  supabase: SupabaseClient<Database>,
  { email, code, factors }: Given,
): Promise<Failure | undefined> {
  const tried = await attemptWithLimit('code', email, async () => {
    let outcome: Outcome = 'unknown'
    for (const { id } of factors) {
      outcome = await tryFactor(supabase, id, code)
      if (outcome !== 'wrong') break
    }
    return { outcome }
  })
  if (tried.outcome === 'right') return undefined
  securityEvent('second_factor_refused', { account: accountTag(email), reason: tried.outcome })
  if (tried.outcome === 'wait') return refuseField('code', waitText(tried.minutes))
  return tried.outcome === 'wrong' ? refuseField('code', wrongCode) : { ok: false, error: codeUnknown }
}

async function tryFactor(
  supabase: SupabaseClient<Database>,
  factorId: string,
  code: string,
): Promise<Outcome> {
  const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code })
  if (!error) return 'right'
  const isWrong = error.code === 'mfa_verification_failed' || error.code === 'mfa_verification_rejected'
  return isWrong ? 'wrong' : 'unknown'
}

/** Removes abandoned setups, which would occupy names and count towards the maximum. */
async function forgetUnconfirmed(supabase: SupabaseClient<Database>) {
  const { data } = await supabase.auth.mfa.listFactors()
  const left = data?.all.filter(({ status }) => status === 'unverified') ?? []
  await Promise.all(left.map(({ id }) => supabase.auth.mfa.unenroll({ factorId: id })))
}

function factorFailure(
  step: string,
  error: { code?: string | undefined; message: string },
  text: string,
): Failure {
  logEvent('action_failed', { step, code: error.code, error: error.message })
  return { ok: false, error: `${text} Tente de novo em instantes.` }
}

/** Returns the e-mail of a person who has entered the password; redirects others to the login page. */
export async function requireCodeOwed(wanted: string | undefined): Promise<string> {
  const { data } = await (await createServerSupabase()).auth.getUser()
  if (!data.user) redirect(loginPath('signed-out', wanted))
  return data.user.email ?? ''
}

/** Checks the code after the password; returns a message if it is wrong. Only for actions, because it writes cookies. */
export async function completeCodeStep(code: string): Promise<string | undefined> {
  const supabase = await createServerSupabase()
  const { data, error } = await supabase.auth.getUser()
  if (error && (!error.status || error.status >= 500)) return codeUnknown
  if (!data.user) redirect(loginPath('signed-out'))
  const factors = factorsOf(data.user)
  // The last factor was removed on another device, so the gate decides.
  if (factors.length === 0) return undefined
  const refusal = await verifyCode(supabase, { email: data.user.email ?? '', code, factors })
  if (refusal) return refusal.error
  const access = await readAccess(supabase)
  if (!('denied' in access)) {
    await acceptSignIn(supabase, access)
    return undefined
  }
  await endSession(supabase)
  redirect(loginPath(access.denied))
}
