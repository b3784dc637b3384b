import 'server-only'
import { ActionError, ContentError, isDuplicate, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import { namesById } from '@/lib/access/staff-names'
import { env } from '@/lib/env'
import type { Json } from '@/lib/supabase/database.types'
import { z } from '@/lib/zod'
import type { ListDefinition } from './definition'
import { stamped } from './item-changes'
import { changedFields, earlier, itemAfter, type Later } from './later'
import { isObject, itemById, mergeFields, type StoredItem } from './list'
import type { Values } from './merge-values'
import { readItems, rewriteList } from './rewrite-list'
import { fieldsToStore, sentSchema } from './save-item'

/** Returns the later changes of a list, or of everything, in the order in which they take effect. Throws `ContentError`. */
export async function readLater(admin: Admin, section?: string): Promise<Later[]> {
  const { data, error } = await admin.supabase
    .from('content_changes')
    .select('id, section, item_id, takes_effect_at, change, base, marked_by')
    .match({ hotel_id: admin.hotelId, ...(section && { section }) })
    .order('takes_effect_at')
    .order('marked_at')
    .order('id')
    .retry(false)
  if (error) throw new ContentError('Erro ao buscar mudanças marcadas', error)
  const names = data.length > 0 ? await namesById(admin) : {}
  return data.map((row) => ({
    id: row.id,
    section: row.section,
    item: row.item_id,
    at: Date.parse(row.takes_effect_at),
    change: values.parse(row.change),
    base: values.nullable().parse(row.base),
    by: names[row.marked_by ?? ''] ?? 'alguém que já saiu da equipe',
  }))
}

const values = z.record(z.string(), z.unknown())

type Edit = { id: string; base: StoredItem | null; values: Values }

/**
 * Stores what the values of forms change in their items, to take effect at a moment; at `back` stored items are again what
 * they are until then. Throws.
 */
export async function markChanges(
  admin: Admin,
  list: ListDefinition,
  edits: Edit[],
  at: number,
  back: number | null = null,
) {
  const [items, all] = await Promise.all([readItems(admin, list), readLater(admin, list.name)])
  // The database will change what is stored.
  if (items === list.start) await rewriteList(admin, list, (stored) => stored)
  const now = new Date().toISOString()
  const rows = edits.flatMap(({ id, base, values }) => {
    const stored = base ?? undefined
    const asStored = (fields: Values) =>
      list.beforeStore({ ...mergeFields(base ?? {}, fields), id }, stored, items)
    const item = asStored(fieldsToStore(list, { id, values, now, bucket: admin.bucket }, stored, items))
    // What a save without a change would store: fields that nobody has touched are no part of the change.
    const unchanged = sentSchema(list).safeParse(list.panel.read(stored))
    const same = unchanged.success ? asStored(list.panel.store(unchanged.data, stored, now)) : base
    const changed = changedFields(same ?? {}, item)
    if (base && Object.keys(changed).length === 0) throw refusal('Nada muda: mude um campo antes.')
    const change = base ? { ...changed, ...stamped(list, now, ['updatedAt']) } : item
    // What this is compared with later: the item as it will be before the change.
    const before = all.filter((other) => other.item === id && other.at <= at)
    const then = base && (itemAfter(base, before) ?? base)
    const marked = { id, at, change, base: then }
    if (!then || back === null) return [marked]
    // Links to an address that was in use stay known.
    const { previousSlugs: _, ...own } = change
    return [marked, { id, at: back, change: undone(then, own), base: mergeFields(then, change) }]
  })
  const { error } = await admin.supabase.from('content_changes').insert(
    rows.map(({ id, at: moment, change, base }) => ({
      hotel_id: admin.hotelId,
      section: list.name,
      item_id: id,
      takes_effect_at: new Date(moment).toISOString(),
      change: json(change),
      base: json(base),
    })),
  )
  if (error) throw writeFailure(error)
}

/** What takes a change back. */
function undone(before: Values, change: Values): Values {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => {
      const was = before[name]
      return [name, isObject(was) && isObject(value) ? undone(was, value) : (was ?? null)]
    }),
  )
}

/** Moves a change to another moment (milliseconds since the epoch), or applies it at once (null). Throws. */
export async function moveChange(admin: Admin, id: string, at: number | null) {
  await update(admin, id, { takes_effect_at: new Date(at ?? Date.now()).toISOString() })
  if (at !== null) return
  const { error } = await admin.supabase.rpc('apply_due_changes', { p_slug: env().HOTEL_SLUG })
  if (error) throw writeFailure(error)
}

/** Keeps a change although its item was changed meanwhile: it is compared with the item of now from here on. Throws. */
export async function keepChange(admin: Admin, list: ListDefinition, id: string) {
  const [items, all] = await Promise.all([readItems(admin, list), readLater(admin, list.name)])
  const change = all.find((later) => later.id === id)
  const current = change && itemAfter(itemById(items, change.item), earlier(all, change))
  if (!current) throw refusal(gone)
  return update(admin, id, { base: json(current) })
}

/** Gives a change up. A new item comes back as a draft, so that nothing typed is lost. Throws. */
export async function dropChange({ supabase, hotelId }: Admin, id: string) {
  const table = supabase.from('content_changes')
  const key = { hotel_id: hotelId, id }
  const { data: row, error } = await table.select('section, item_id, change, base').match(key).maybeSingle()
  if (error) throw writeFailure(error)
  if (!row) throw refusal(gone)
  if (!row.base) {
    const { section, item_id, change: data } = row
    const draft = await supabase.from('content_drafts').insert({ hotel_id: hotelId, section, item_id, data })
    if (draft.error && !isDuplicate(draft.error)) throw writeFailure(draft.error)
  }
  const dropped = await table.delete().match(key)
  if (dropped.error) throw writeFailure(dropped.error)
}

async function update(
  { supabase, hotelId }: Admin,
  id: string,
  to: { takes_effect_at: string } | { base: Json },
) {
  const { data, error } = await supabase
    .from('content_changes')
    .update(to)
    .match({ hotel_id: hotelId, id })
    .select('id')
  if (error) throw writeFailure(error)
  if (data.length === 0) throw refusal(gone)
}

function json(value: Values | null): Json {
  return JSON.parse(JSON.stringify(value))
}

function refusal(error: string) {
  return new ActionError({ ok: false, error })
}

const gone = 'Esta mudança já aconteceu ou foi desfeita.'
