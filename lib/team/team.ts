import 'server-only'
import { refuseField } from '@/lib/access/denials'
import { ContentError } from '@/lib/access/errors'
import { passwordPath } from '@/lib/access/gate'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult, Failure } from '@/lib/access/result'
import { type PendingVersion, pickChanged } from '@/lib/content/pending-words'
import { readPreviewLinks } from '@/lib/content/preview-links'
import { readPending } from '@/lib/content/read-pending'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log'
import { brandForm } from '@/lib/panel/hotel-forms'
import { personName } from '@/lib/person-name'
import { accountTag, securityEvent } from '@/lib/security-log'
import { getHotel } from '@/lib/site/site-content'
import { confirmPassword } from '@/lib/team/password'
import { momentLabel } from '@/lib/times'
import { hashOfLink, newLinkToken } from './link-token'

type NewPerson = { password: string; name: string; email: string; isManager: boolean }

/** Adds a person. `handover` is null if their account also opens another hotel: they keep their password. */
export async function admitPerson(
  admin: Admin,
  { name, email, isManager, password }: NewPerson,
): Promise<ActionResult<{ handover: Handover | null }>> {
  const refusal = await confirmManager(admin, password)
  if (refusal) return refusal
  const { supabase, hotelId } = admin
  const made = await supabase.functions.invoke('team', { body: { email } })
  if (made.error) return teamFailure('account not made', await reasonOf(made.response))
  const token = newLinkToken()
  const person = { p_email: email, p_name: name, p_is_manager: isManager, p_token_hash: hashOfLink(token) }
  const { data, error } = await supabase.rpc('add_person', { p_hotel_id: hotelId, ...person })
  if (error) return teamFailure('person not added', error)
  logChange(admin, 'person added')
  return { ok: true, handover: data ? await handoverOf({ name, email, isNew: true }, token) : null }
}

/** Creates a link for setting another password and invalidates an earlier one. */
export async function issuePasswordLink(
  admin: Admin,
  { id, password }: { id: string; password: string },
): Promise<ActionResult<{ handover: Handover }>> {
  const refusal = await confirmManager(admin, password)
  if (refusal) return refusal
  const person = (await getPeople(admin)).find((known) => known.id === id)
  if (!person) return teamFailure('link not made', { hint: 'gone' })
  const token = newLinkToken()
  const link = { p_hotel_id: admin.hotelId, p_user_id: id, p_token_hash: hashOfLink(token) }
  const { error } = await admin.supabase.rpc('make_password_link', link)
  if (error) return teamFailure('link not made', error)
  logChange(admin, 'link made')
  return { ok: true, handover: await handoverOf({ ...person, isNew: !person.hasEntered }, token) }
}

type Change = { id: string; name: string; isManager: boolean; password: string }

/** Changes a person; requires the password only to make them a manager. */
export async function updatePerson(
  admin: Admin,
  { id, name, isManager, password }: Change,
): Promise<ActionResult> {
  const before = (await getPeople(admin)).find((known) => known.id === id)
  if (!before) return teamFailure('person not changed', { hint: 'gone' })
  if (isManager && !before.isManager) {
    const refusal = await confirmManager(admin, password)
    if (refusal) return refusal
  }
  const person = { p_hotel_id: admin.hotelId, p_user_id: id, p_name: name, p_is_manager: isManager }
  const { error } = await admin.supabase.rpc('update_person', person)
  if (error) return teamFailure('person not changed', error)
  if (isManager !== before.isManager) logChange(admin, isManager ? 'manager made' : 'manager unmade')
  return { ok: true }
}

/** Removes a person and ends their sessions. */
export async function dismissPerson(admin: Admin, id: string): Promise<ActionResult> {
  const person = { p_hotel_id: admin.hotelId, p_user_id: id }
  const { error } = await admin.supabase.rpc('remove_person', person)
  if (error) return teamFailure('person not removed', error)
  logChange(admin, 'person removed')
  return { ok: true }
}

async function confirmManager(admin: Admin, password: string): Promise<Failure | undefined> {
  if (!admin.isManager) return teamFailure('team refused', { code: '42501' })
  if (password === '') return refuseField('password', 'Informe a sua senha.')
  return confirmPassword(admin, { password, field: 'password' })
}

function logChange({ email }: Admin, change: string) {
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

/** `since` is a day as displayed; `linkUntil` is an ISO time while a link of theirs is valid. */
export type Person = {
  id: string
  /** The name in the panel, derived from the address if `givenName` is empty. */
  name: string
  givenName: string
  email: string
  since: string
  isManager: boolean
  isSelf: boolean
  hasSecondFactor: boolean
  hasEntered: boolean
  linkUntil: string | null
  /**
   * Counts of their scheduled changes that would become drafts, separately those of the brand, and of their links that
   * would end. For a started change (`begun`), the reversion becomes a draft.
   */
  leaving?: { scheduled: number; begun: number; ofBrand: number; links: number }
}

/** Returns everybody with access to the hotel, oldest access first. Throws `ContentError`. */
export async function getPeople({ supabase, hotelId, userId }: Admin): Promise<Person[]> {
  const { data, error } = await supabase.rpc('hotel_people', { p_hotel_id: hotelId }).retry(false)
  if (error) throw new ContentError('Erro ao carregar a equipe', error)
  return data.map(({ user_id, name, email, since, ...row }) => ({
    id: user_id,
    name: name || personName(email),
    givenName: name,
    email,
    since: momentLabel(since).slice(0, 10),
    isManager: row.is_manager,
    isSelf: user_id === userId,
    hasSecondFactor: row.second_factor,
    hasEntered: row.has_entered,
    linkUntil: row.link_until,
  }))
}

/** Adds to each person what ends or becomes a draft when they lose access. Throws `ContentError`. */
export async function withLeaving(admin: Admin, people: Person[]): Promise<Person[]> {
  const [versions, links] = await Promise.all([readPending(admin), readPreviewLinks(admin)])
  return people.map((person) => {
    const isOwn = ({ author }: { author: string | null }) => author === person.id
    const own = versions.filter((version) => isOwn(version) && version.starts !== null)
    const begun = own.filter(({ replaced }) => replaced).length
    const ofBrand = own.filter(changesBrand).length
    return {
      ...person,
      leaving: { scheduled: own.length, begun, ofBrand, links: links.filter(isOwn).length },
    }
  })
}

/** Checks for changes to the brand, which require managing the team (BRAND-10). */
function changesBrand({ section, base, item }: PendingVersion) {
  const changed = Object.keys(pickChanged(base ?? {}, item))
  return section === 'configuration' && changed.some((name) => name in brandForm.shape)
}

/** Checks whether only one person manages the team: nobody could help with a forgotten password (AUTH-18). */
export function hasOneManager(people: Person[]): boolean {
  return (
    people.filter(({ isManager, hasEntered, linkUntil }) => isManager && (hasEntered || linkUntil)).length ===
    1
  )
}

/** What the manager sends to the person; shown once and never stored. */
export type Handover = { name: string; link: string; message: string }

type Receiver = { name: string; email: string; isNew: boolean }

async function handoverOf({ name, email, isNew }: Receiver, token: string): Promise<Handover> {
  const hotel = await getHotel()
  const link = `${env().SITE_URL}${passwordPath}?link=${token}`
  const [firstName = name] = name.split(' ')
  const purpose = isNew ? 'criar a sua senha' : 'escolher uma nova senha'
  const message = [
    `Olá, ${firstName}! Este é o seu link para ${purpose} no painel do ${hotel.name}:`,
    link,
    `Ele vale por 3 dias e funciona uma vez só. Depois, entre com o e-mail ${email}.`,
  ].join('\n\n')
  return { name, link, message }
}

type Reason = { code?: string | undefined; hint?: string | null | undefined; message?: string | undefined }

/** Returns the message for a failed change; logs unexpected failures. */
function teamFailure(step: string, { code, hint, message }: Reason): Failure {
  if (code === '42501') return { ok: false, title: 'Acesso negado', error: notManager }
  const sentence = hint ? sentences.get(hint) : undefined
  if (sentence) return hint === 'known' ? refuseField('email', sentence) : { ok: false, error: sentence }
  logEvent('action_failed', { step, code, hint, error: message })
  return { ok: false, error: 'Não foi possível alterar a equipe. Nada mudou; tente de novo em instantes.' }
}

const notManager = 'Só quem gerencia a equipe pode fazer isso.'

const sentences = new Map([
  ['known', 'Esta pessoa já está na equipe.'],
  ['full', 'A equipe já tem 50 pessoas. Remova quem não trabalha mais no hotel.'],
  ['often', 'Foram criados muitos links em pouco tempo. Aguarde uma hora e tente de novo.'],
  ['self', 'Você não pode fazer isso com a sua própria conta. Peça a outra pessoa que gerencia a equipe.'],
  [
    'elsewhere',
    'Esta conta também abre outro hotel, por isso ninguém daqui muda a senha dela. A própria pessoa faz isso em Minha conta.',
  ],
  ['password', 'A confirmação da senha venceu. Informe a sua senha de novo.'],
  ['gone', 'Esta pessoa não está mais na equipe.'],
  ['NOT_FOUND', 'A função team não está publicada neste projeto. Avise quem cuida do servidor do hotel.'],
])
