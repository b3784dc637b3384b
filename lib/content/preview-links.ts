import 'server-only'
import { createHash } from 'node:crypto'
import { ContentError, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { newId } from '@/lib/new-id'
import { isKeyed, keyed } from '@/lib/site-secret'

/** A valid link for others; `token` is null if the site's secret has changed, so that it cannot be shown again. */
export type PreviewLink = { id: string; token: string | null; expiresAt: string; createdAt: string }

type Key = { section: string; id: string }

/**
 * Creates a token for an item, or for the whole site at a moment (milliseconds since the epoch). It is valid for seven days
 * if `isShared`, else for a quarter of an hour, of the site for two hours. Throws.
 */
export async function makePreviewLink(
  admin: Admin,
  shown: Key | { at: number },
  isShared: boolean,
): Promise<string> {
  const id = newId()
  const token = tokenOf(id)
  const { error } = await admin.supabase.from('preview_links').insert({
    id,
    hotel_id: admin.hotelId,
    ...('at' in shown
      ? { at: new Date(shown.at).toISOString() }
      : { section: shown.section, item_id: shown.id }),
    token_hash: hashOf(token),
    is_shared: isShared,
  })
  if (error) throw writeFailure(error)
  return token
}

/** Returns the links for others that are neither expired nor revoked, newest first. Throws `ContentError`. */
export async function readPreviewLinks(admin: Admin, { section, id }: Key): Promise<PreviewLink[]> {
  const { data, error } = await admin.supabase
    .from('preview_links')
    .select('id, token_hash, created_at, expires_at')
    .match({ hotel_id: admin.hotelId, section, item_id: id, is_shared: true })
    .is('revoked_at', null)
    .gt('expires_at', new Date().toISOString())
    .order('created_at', { ascending: false })
    .retry(false)
  if (error) throw new ContentError('Erro ao buscar links de prévia', error)
  return data.map((row) => {
    const token = tokenOf(row.id)
    return {
      id: row.id,
      token: hashOf(token) === row.token_hash ? token : null,
      expiresAt: row.expires_at,
      createdAt: row.created_at,
    }
  })
}

/** Revokes the link; it shows nothing from now on. Throws. */
export async function revokePreviewLink({ supabase, hotelId }: Admin, id: string): Promise<void> {
  const { error } = await supabase
    .from('preview_links')
    .update({ revoked_at: new Date().toISOString() })
    .match({ hotel_id: hotelId, id })
  if (error) throw writeFailure(error)
}

/** Checks the site's signature, so that forged tokens cause no query. */
export function isPreviewToken(token: string): boolean {
  const [, hex, mac] = /^([0-9a-f]{32})([\w-]{43})$/.exec(token) ?? []
  return hex !== undefined && mac !== undefined && isKeyed(purpose, hex, mac)
}

const purpose = 'preview'

function tokenOf(id: string) {
  const hex = id.replaceAll('-', '')
  return hex + keyed(purpose, hex)
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
