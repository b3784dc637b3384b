import 'server-only'
import { ContentError, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { hashOf, recentLookUps, tokenOf } from '@/lib/access/preview-link'
import { readNamesById } from '@/lib/access/staff-names'
import { newId } from '@/lib/new-id'
import { sameJson } from './fingerprint'

/** The site with a pending version or a stored item, at a moment (milliseconds since the epoch), by default now. */
type Shown = { section: string | null; item: string | null; pending: string | null; at: number | null }

const theSite: Shown = { section: null, item: null, pending: null, at: null }

/** Creates a link that works for its author for two hours or, with `isShared`, without an account for seven days. Throws. */
export async function makePreviewLink(admin: Admin, asked: Partial<Shown>, isShared = false) {
  const id = newId()
  const token = tokenOf(id)
  const { section, item: item_id, pending, at: moment } = { ...theSite, ...asked }
  const at = moment === null ? null : new Date(moment).toISOString()
  const { error } = await admin.supabase.from('preview_links').insert({
    ...{ id, hotel_id: admin.hotelId, token_hash: hashOf(token), section, item_id, pending, at },
    is_shared: isShared,
  })
  if (error) throw writeFailure(error)
  return { id, token }
}

/** Creates a shared copy of a link, unless the same person has one that is valid for long enough. Throws. */
export async function sharePreviewLink(admin: Admin, token: string): Promise<void> {
  const links = await readLinks(admin)
  const own = links.find((link) => link.token === token)
  const isThere = links.some(
    ({ isShared, author, shown, expiresAt }) =>
      isShared &&
      author === admin.userId &&
      sameJson(shown, own?.shown) &&
      Date.parse(expiresAt) > Date.now() + lastDaysMs,
  )
  if (own && !isThere) await makePreviewLink(admin, own.shown, true)
}

/** A shared link is valid for at least this time. */
const lastDaysMs = 3 * 24 * 60 * 60 * 1000

/** Returns everybody's valid links, newest first, with their authors' names. Throws. */
export async function readPreviewLinks(admin: Admin) {
  const links = await readLinks(admin)
  const names = links.length > 0 ? await readNamesById(admin) : {}
  return links.map((link) => ({ ...link, by: names[link.author ?? ''] ?? 'alguém que já saiu da equipe' }))
}

async function readLinks({ supabase, hotelId }: Admin) {
  const { data, error } = await supabase
    .from('preview_links')
    .select(
      'id, section, item:item_id, pending, at, token_hash, author:created_by, expiresAt:expires_at, isShared:is_shared',
    )
    .eq('hotel_id', hotelId)
    .is('revoked_at', null)
    .gt('expires_at', new Date().toISOString())
    .order('created_at', { ascending: false })
    .retry(false)
  if (error) throw new ContentError('Erro ao buscar links de prévia', error)
  return data.map(({ id, section, item, pending, at, token_hash, ...link }) => {
    const shown: Shown = { section, item, pending, at: at === null ? null : Date.parse(at) }
    // Null if the site's secret has changed: the token cannot be shown again.
    const token = hashOf(tokenOf(id)) === token_hash ? tokenOf(id) : null
    return { id, token, shown, ...link }
  })
}

/** Revokes the link. Resolves to whether it was valid until now. Throws. */
export async function revokePreviewLink({ supabase, hotelId }: Admin, id: string): Promise<boolean> {
  const { data, error } = await supabase
    .from('preview_links')
    .update({ revoked_at: new Date().toISOString() })
    .match({ hotel_id: hotelId, id })
    .is('revoked_at', null)
    .select('id')
  if (error) throw writeFailure(error)
  recentLookUps().clear()
  return data.length > 0
}
