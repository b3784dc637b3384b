import 'server-only'
import { confirmPassword } from '@/lib/account/confirm-password'
import { refusedAt } from '@/lib/account/failures'
import type { ActionResult, Failure } from '@/lib/action/result'
import type { Admin } from '@/lib/auth/guard'
import { logEvent } from '@/lib/log'
import { accountTag, securityEvent } from '@/lib/security-log'
import { teamFailure } from './failures'
import { type Handover, handoverOf } from './handover'
import { hashOfLink, newLinkToken } from './link-token'
import { getPeople } from './people'

type NewPerson = { password: string; name: string; email: string; isManager: boolean }

/** Without `handover` they have an account that opens another hotel, too, and enter with the password they have. */
export async function admitPerson(
  admin: Admin,
  { name, email, isManager, password }: NewPerson,
): Promise<ActionResult<{ handover: Handover | null }>> {
  const refusal = await confirmManager(admin, password)
  if (refusal) return refusal
  const { supabase, hotelId } = admin
  const made = await supabase.functions.invoke('team', { body: { email } })
  if (made.error) return teamFailure('account_not_made', await reasonOf(made.response))
  const token = newLinkToken()
  const person = { p_email: email, p_name: name, p_is_manager: isManager, p_token_hash: hashOfLink(token) }
  const { data, error } = await supabase.rpc('add_person', { p_hotel_id: hotelId, ...person })
  if (error) return teamFailure('person_not_added', error)
  tell(admin, 'person added')
  return { ok: true, handover: data ? await handoverOf({ name, email, isNew: true }, token) : null }
}

/** Makes the link that lets a colleague set another password; the one before opens no more. */
export async function issuePasswordLink(
  admin: Admin,
  { id, password }: { id: string; password: string },
): Promise<ActionResult<{ handover: Handover }>> {
  const refusal = await confirmManager(admin, password)
  if (refusal) return refusal
  const person = (await getPeople(admin)).find((known) => known.id === id)
  if (!person) return teamFailure('link_not_made', { hint: 'gone' })
  const token = newLinkToken()
  const link = { p_hotel_id: admin.hotelId, p_user_id: id, p_token_hash: hashOfLink(token) }
  const { error } = await admin.supabase.rpc('make_password_link', link)
  if (error) return teamFailure('link_not_made', error)
  tell(admin, 'link made')
  return { ok: true, handover: await handoverOf({ ...person, isNew: !person.hasEntered }, token) }
}

type Change = { id: string; name: string; isManager: boolean; password: string }

/** Asks for the password only where somebody becomes a manager. */
export async function updatePerson(
  admin: Admin,
  { id, name, isManager, password }: Change,
): Promise<ActionResult> {
  const before = (await getPeople(admin)).find((known) => known.id === id)
  if (!before) return teamFailure('person_not_changed', { hint: 'gone' })
  if (isManager && !before.isManager) {
    const refusal = await confirmManager(admin, password)
    if (refusal) return refusal
  }
  const person = { p_hotel_id: admin.hotelId, p_user_id: id, p_name: name, p_is_manager: isManager }
  const { error } = await admin.supabase.rpc('update_person', person)
  if (error) return teamFailure('person_not_changed', error)
  if (isManager !== before.isManager) tell(admin, isManager ? 'manager made' : 'manager unmade')
  return { ok: true }
}

/** Their sessions end at once. */
export async function dismissPerson(admin: Admin, id: string): Promise<ActionResult> {
  const person = { p_hotel_id: admin.hotelId, p_user_id: id }
  const { error } = await admin.supabase.rpc('remove_person', person)
  if (error) return teamFailure('person_not_removed', error)
  tell(admin, 'person removed')
  return { ok: true }
}

async function confirmManager(admin: Admin, password: string): Promise<Failure | undefined> {
  if (!admin.isManager) return teamFailure('team_refused', { code: '42501' })
  if (password === '') return refusedAt('password', 'Informe a sua senha.')
  return confirmPassword(admin, { password, field: 'password' })
}

function tell({ email }: Admin, change: string) {
  securityEvent('team_changed', { account: accountTag(email), change })
}

async function reasonOf(response: Response | undefined) {
  const body: unknown = await response?.json().catch(() => null)
  logEvent('team_function_failed', { status: response?.status, body })
  const { error, code }: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {}
  if (response?.status === 403) return { code: '42501' }
  return { hint: typeof error === 'string' ? error : String(code ?? '') }
}
