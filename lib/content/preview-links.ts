import 'server-only'
import { ContentError, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { namesById } from '@/lib/access/staff-names'
import { newId } from '@/lib/new-id'
import { sameJson } from './fingerprint'
import { hashOf, lookedUp, tokenOf } from './preview-token'

/**
 * What a link shows: the whole site, with a pending version or else an item as it is stored, and at a moment (milliseconds since
 * the epoch) or else now.
 */
type Shown = { section: string | null; item: string | null; pending: string | null; at: number | null }

const theSite: Shown = { section: null, item: null, pending: null, at: null }

/** Returns a link of this person for seven days: the one that was made for the same within the last days, or a new one. Throws. */
export async function makePreviewLink(admin: Admin, asked: Partial<Shown>) {
  const shown = { ...theSite, ...asked }
  const known = (await readLinks(admin)).find(
    (link) =>
      link.author === admin.userId &&
      sameJson(link.shown, shown) &&
      Date.parse(link.expiresAt) > Date.now() + lastDaysMs,
  )
  if (known?.token) return { id: known.id, token: known.token, expiresAt: known.expiresAt, isNew: false }
  const id = newId()
  const token = tokenOf(id)
  const { section, item: item_id, pending } = shown
  const at = shown.at === null ? null : new Date(shown.at).toISOString()
  const { data, error } = await admin.supabase
    .from('preview_links')
    .insert({ id, hotel_id: admin.hotelId, token_hash: hashOf(token), section, item_id, pending, at })
    .select('expires_at')
    .single()
  if (error) throw writeFailure(error)
  return { id, token, expiresAt: data.expires_at, isNew: true }
}

/** A link that somebody is given is good for at least so long. */
const lastDaysMs = 3 * 24 * 60 * 60 * 1000

/** Returns the links of everybody that are neither expired nor revoked, newest first, with their authors' names. Throws. */
export async function readPreviewLinks(admin: Admin) {
  const links = await readLinks(admin)
  const names = links.length > 0 ? await namesById(admin) : {}
  return links.map((link) => ({ ...link, by: names[link.author ?? ''] ?? 'alguém que já saiu da equipe' }))
}

async function readLinks({ supabase, hotelId }: Admin) {
  const { data, error } = await supabase
    .from('preview_links')
    .select('id, section, item:item_id, pending, at, token_hash, author:created_by, expiresAt:expires_at')
    .eq('hotel_id', hotelId)
    .is('revoked_at', null)
    .gt('expires_at', new Date().toISOString())
    .order('created_at', { ascending: false })
    .retry(false)
  if (error) throw new ContentError('Erro ao buscar links de prévia', error)
  return data.map(({ id, section, item, pending, at, token_hash, author, expiresAt }) => {
    const shown: Shown = { section, item, pending, at: at === null ? null : Date.parse(at) }
    // Null if the site's secret has changed, so that it cannot be shown again.
    const token = hashOf(tokenOf(id)) === token_hash ? tokenOf(id) : null
    return { id, token, shown, author, expiresAt }
  })
}

/** Revokes the link; it shows nothing from now on. Throws. */
export async function revokePreviewLink({ supabase, hotelId }: Admin, id: string): Promise<void> {
  const { error } = await supabase
    .from('preview_links')
    .update({ revoked_at: new Date().toISOString() })
    .match({ hotel_id: hotelId, id })
  if (error) throw writeFailure(error)
  lookedUp().clear()
}
