import 'server-only'
import { ContentError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { readNamesById } from '@/lib/access/staff-names'
import type { Json } from '@/lib/supabase/database.types'
import { z } from '@/lib/zod'
import { applyDueOnce } from './due'
import type { StoredItem } from './list'
import type { PendingVersion } from './pending-words'

/** Returns pending versions: drafts, then by start. Reads author names only for screens that show them. Throws `ContentError`. */
export async function readPending(
  admin: Admin,
  { section = '', ids = [], named = true }: { section?: string; ids?: string[]; named?: boolean } = {},
): Promise<PendingVersion[]> {
  await applyDueOnce(admin)
  const asked = { p_hotel_id: admin.hotelId, p_section: section, p_ids: ids }
  const { data, error } = await admin.supabase.rpc('pending_of', asked).retry(false)
  if (error) throw new ContentError('Erro ao buscar o que ainda não foi publicado', error)
  const names = named && data.length > 0 ? await readNamesById(admin) : {}
  return data.map(({ id, section, version, updated_at, updated_by, ...row }) => ({
    ...{ id, section, version, at: updated_at, author: updated_by },
    item: itemOf(row.item),
    base: itemOrNone(row.base),
    over: itemOrNone(row.then_item),
    starts: toMilliseconds(row.starts_at),
    ends: toMilliseconds(row.ends_at),
    replaced: values.nullable().parse(row.replaced),
    by: names[updated_by ?? ''] ?? 'alguém que já saiu da equipe',
  }))
}

/** The database guarantees objects only, and one malformed version must not hide all others. */
export function itemOf(data: Json): StoredItem {
  const { id, ...fields } = values.catch({}).parse(data)
  return { ...fields, id: String(id) }
}

export function itemOrNone(data: Json) {
  return data === null ? null : itemOf(data)
}

const values = z.record(z.string(), z.unknown())

function toMilliseconds(at: string | null) {
  return at === null ? null : Date.parse(at)
}
