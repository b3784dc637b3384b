import 'server-only'
import { ActionError, ContentError, isDuplicate, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { namesById } from '@/lib/access/names'
import type { Json } from '@/lib/supabase/database.types'
import { momentLabel } from '@/lib/times'
import { z } from '@/lib/zod'
import type { StoredItem } from './list'
import { expectRole } from './rewrite-list'

/** An item as it would be stored. `base` is the published item when the draft was begun, or null. */
export type Draft = {
  section: string
  item: StoredItem
  base: StoredItem | null
  version: number
  /** An ISO timestamp. */
  at: string
  /** The author's name as the panel shows it. */
  by: string
}

type Key = { section: string; id: string }

/** Returns drafts, newest first, of one section or of all. Throws `ContentError`. */
export async function readDrafts(admin: Admin, section?: string): Promise<Draft[]> {
  const query = admin.supabase
    .from('content_drafts')
    .select('section, data, base, version, updated_at, updated_by')
    .eq('hotel_id', admin.hotelId)
    .order('updated_at', { ascending: false })
    .retry(false)
  const { data, error } = await (section === undefined ? query : query.eq('section', section))
  if (error) throw new ContentError('Erro ao buscar rascunhos', error)
  const names = data.length > 0 ? await namesById(admin) : {}
  return data.map((row) => ({
    section: row.section,
    item: storedItem.parse(row.data),
    base: storedItem.nullable().parse(row.base),
    version: row.version,
    at: row.updated_at,
    by: names[row.updated_by ?? ''] ?? 'alguém que já saiu da equipe',
  }))
}

export async function readDraft(admin: Admin, { section, id }: Key): Promise<Draft | undefined> {
  return (await readDrafts(admin, section)).find(({ item }) => item.id === id)
}

/**
 * Writes a draft if it is still the one that was read (`version`; null if there was none), else throws an `ActionError`
 * that names the current author. Resolves with the new version.
 */
export async function writeDraft(
  admin: Admin,
  { section, item, base }: Pick<Draft, 'section' | 'item' | 'base'>,
  version: number | null,
): Promise<number> {
  const { supabase, hotelId } = admin
  const values = { data: json(item), base: json(base) }
  const table = supabase.from('content_drafts')
  const { data: rows, error } =
    version === null
      ? await table.insert({ hotel_id: hotelId, section, item_id: item.id, ...values }).select('version')
      : await table
          .update(values)
          .match({ hotel_id: hotelId, section, item_id: item.id, version })
          .select('version')
  if (error && !(isDuplicate(error) && version === null)) throw writeFailure(error)
  const [row] = rows ?? []
  if (row) return row.version
  await expectRole(admin)
  const theirs = await readDraft(admin, { section, id: item.id })
  // The draft was published or deleted meanwhile, so the typed values become a new draft.
  if (!theirs) return writeDraft(admin, { section, item, base }, null)
  throw new ActionError({
    ok: false,
    error: `${theirs.by} guardou outro rascunho deste item em ${momentLabel(theirs.at)}. Copie o que precisar, feche e abra de novo para vê-lo.`,
  })
}

/** Deletes the draft if it is the one that was read; a newer one stays. Resolves with whether there was one. */
export async function removeDraft(admin: Admin, { section, id }: Key, version: number): Promise<boolean> {
  const { data, error } = await admin.supabase
    .from('content_drafts')
    .delete()
    .match({ hotel_id: admin.hotelId, section, item_id: id, version })
    .select('version')
  if (error) throw writeFailure(error)
  return data.length > 0
}

function json(value: StoredItem | null): Json {
  return JSON.parse(JSON.stringify(value))
}

const storedItem = z.looseObject({ id: z.string() })
