import 'server-only'
import { ActionError, ContentError, isDuplicate, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult, Failure } from '@/lib/access/result'
import { namesById } from '@/lib/access/staff-names'
import type { ListDefinition, ListPanel, SectionDefinition } from '@/lib/content/definition'
import { type Field, shown, valueAt } from '@/lib/content/fields/field'
import { mediaErrors } from '@/lib/content/fields/media-check'
import { parsePrice } from '@/lib/content/fields/price-input'
import { withValue } from '@/lib/content/merge-values'
import { expectOwnId, sentSchema } from '@/lib/content/save-item'
import { readSingle } from '@/lib/content/single'
import { findVersion } from '@/lib/content/versions'
import { logEvent } from '@/lib/log'
import type { Json } from '@/lib/supabase/database.types'
import { momentLabel } from '@/lib/times'
import { z } from '@/lib/zod'
import { isObject, itemById, itemFingerprint, mergeFields, type StoredItem } from './list'
import { expectRole, readItems } from './rewrite-list'

/** An item, or a single row with the id of its form, as it would be stored. `base` is what was published when the draft was begun, or null. */
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

/** Returns the drafts of a section, newest first, or that of one item. Throws `ContentError`. */
export async function readDrafts(admin: Admin, section: string, id?: string): Promise<Draft[]> {
  const { data, error } = await admin.supabase
    .from('content_drafts')
    .select('section, data, base, version, updated_at, updated_by')
    .match({ hotel_id: admin.hotelId, section, ...(id !== undefined && { item_id: id }) })
    .order('updated_at', { ascending: false })
    .retry(false)
  if (error) throw new ContentError('Erro ao buscar rascunhos', error)
  const names = data.length > 0 ? await namesById(admin) : {}
  return data.map((row) => ({
    section: row.section,
    item: storedItem.parse(row.data),
    base: storedItem.nullable().parse(row.base),
    version: row.version,
    at: row.updated_at,
    by: names[row.updated_by ?? ''] ?? formerColleague,
  }))
}

export async function readDraft(admin: Admin, { section, id }: Key): Promise<Draft | undefined> {
  return (await readDrafts(admin, section, id))[0]
}

const formerColleague = 'alguém que já saiu da equipe'

/** Returns what a list of all drafts says of each, newest first, without what they hold. Throws `ContentError`. */
export async function listDrafts(admin: Admin) {
  const { data, error } = await admin.supabase
    .from('content_drafts')
    .select('section, id:item_id, name:data->>name, base:base->>id, at:updated_at, updated_by')
    .eq('hotel_id', admin.hotelId)
    .order('updated_at', { ascending: false })
    .retry(false)
  if (error) throw new ContentError('Erro ao buscar rascunhos', error)
  const names = data.length > 0 ? await namesById(admin) : {}
  return data.map(({ updated_by, ...draft }) => ({
    ...draft,
    by: names[updated_by ?? ''] ?? formerColleague,
  }))
}

/**
 * Writes a draft if it is still the one that was read (`version`; null if there was none), else throws an `ActionError`
 * that names the current author. Resolves with the new version.
 */
async function writeDraft(
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

/** Removes a draft that has been published by now, so that a failure does not make the save fail. */
export async function forgetDraft(...draft: Parameters<typeof removeDraft>): Promise<void> {
  await removeDraft(...draft).catch((error) => logEvent('draft_not_removed', { error }))
}

function json(value: StoredItem | null): Json {
  return JSON.parse(JSON.stringify(value))
}

const storedItem = z.looseObject({ id: z.string() })

type Edit = {
  id: string
  values: Record<string, unknown>
  /** The fingerprint of the stored item that the form began with; null for a new item. */
  expectedFingerprint: string | null
  /** The version of the draft that the form was opened with, or null. */
  version: number | null
}

/** Saves a form as a draft and publishes nothing. Resolves with the draft's version; throws `ContentError`. */
export async function saveDraftOf(
  admin: Admin,
  section: SectionDefinition,
  { id, values: sent, expectedFingerprint, version }: Edit,
): Promise<ActionResult<{ version: number }>> {
  const { panel, ...form } = formOf(section, id)
  const base = await baseOf(admin, section, id, expectedFingerprint)
  const checked = draftValues({ panel, ...form }, sent, base ? panel.read(base) : undefined, admin.bucket)
  if (!checked.ok) return checked
  const stored = base ?? undefined
  const fields = panel.store(checked.values, stored, new Date().toISOString())
  const item = form.beforeStore({ ...mergeFields(stored ?? {}, fields), id }, stored)
  return { ok: true, version: await writeDraft(admin, { section: section.name, item, base }, version) }
}

/** What a draft needs of its form. */
type DraftForm = Pick<ListDefinition, 'fields' | 'orderField' | 'beforeStore'> & {
  panel: Pick<ListPanel, 'form' | 'read' | 'fieldErrors' | 'store'>
}

function formOf(section: SectionDefinition, id: string): DraftForm {
  if (section.kind === 'list') {
    expectOwnId(section, id)
    return section
  }
  const { form } = section.forms[id] ?? {}
  if (!form) throw new ActionError({ ok: false, error: `Erro ao salvar ${section.label}.` })
  const fields = Object.fromEntries(Object.entries(section.fields).filter(([name]) => name in form.shape))
  const read = (stored?: StoredItem) => shown(fields, stored)
  const fieldErrors = (values: Values, before?: Values, bucket?: string) =>
    mediaErrors(fields, values, bucket, before)
  return {
    fields,
    beforeStore: (item) => item,
    panel: { form, read, fieldErrors, store: (values) => values },
  }
}

/** Returns the stored item of a list, or a single row as the item `id`. Throws `ContentError`. */
export async function readStored(admin: Admin, section: SectionDefinition, id: string) {
  if (section.kind === 'list') return itemById(await readItems(admin, section), id)
  return itemIn(section, (await readSingle(admin, section)).values, id)
}

function itemIn({ kind }: SectionDefinition, data: unknown, id: string): StoredItem | undefined {
  if (kind === 'list') return itemById(data, id)
  return isObject(data) && Object.keys(data).length > 0 ? { ...data, id } : undefined
}

/** Finds the item as the form read it: the current one, the one in the draft, or one of the last 100 versions. */
export async function baseOf(admin: Admin, section: SectionDefinition, id: string, expected: string | null) {
  const isSingle = section.kind === 'single'
  if (expected === null && !isSingle) return null
  const stored = await readStored(admin, section, id)
  if (expected === null) return stored ?? null
  const isIt = (item: StoredItem | null | undefined) =>
    item && itemFingerprint(isSingle ? {} : section, item) === expected
  if (stored && isIt(stored)) return stored
  const draft = await readDraft(admin, { section: section.name, id })
  if (draft?.base && isIt(draft.base)) return draft.base
  const found = await findVersion(admin, section.name, (data) => isIt(itemIn(section, data, id)))
  const item = itemIn(section, found?.data, id)
  if (item) return item
  throw new ActionError({
    ok: false,
    error: 'Este item mudou demais no site. Abra de novo e tente outra vez.',
  })
}

type Values = Record<string, unknown>

/** Validates a draft: only the name is required, but typed values must be valid. `before` is what the form read. */
export function draftValues(
  list: Pick<DraftForm, 'fields' | 'orderField' | 'panel'>,
  sent: Values,
  before: Values | undefined,
  bucket?: string,
): { ok: true; values: Values } | Failure {
  const { error } = sentSchema(list).safeParse(sent)
  const wrong = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
  const typed = refusal(list, wrong, sent)
  if (typed) return typed
  const values = withoutWrongOnes(list, sent)
  const wrongFiles = Object.entries(list.panel.fieldErrors(values, before, bucket))
  return refusal(list, wrongFiles, sent) ?? { ok: true, values }
}

function refusal(
  list: Pick<DraftForm, 'fields'>,
  messages: (readonly [string, string])[],
  sent: Values,
): Failure | undefined {
  const fieldErrors: Record<string, string> = {}
  for (const [path, message] of messages) if (!mayBeMissing(list, path, sent)) fieldErrors[path] ??= message
  const [error] = Object.values(fieldErrors)
  return error === undefined ? undefined : { ok: false, error, fieldErrors }
}

function withoutWrongOnes({ fields }: Pick<DraftForm, 'fields'>, sent: Values): Values {
  return Object.entries(fields).reduce<Values>((values, [path, field]) => {
    const typed = valueAt(sent, path)
    if (typed === undefined) return values
    const { success, data } = field.form.safeParse(typed)
    return withValue(values, path, success ? data : nothing(field))
  }, {})
}

function mayBeMissing({ fields }: Pick<DraftForm, 'fields'>, path: string, sent: Values) {
  const field = fields[path]
  return field !== undefined && path !== 'name' && isEmpty(field, valueAt(sent, path))
}

function isEmpty({ kind }: Field, value: unknown) {
  if (value === undefined || value === null) return true
  const text = String(value).trim()
  return text === '' || (kind === 'money' && parsePrice(text) === 0)
}

function nothing({ kind }: Field) {
  return ['text', 'choice', 'image'].includes(kind) ? '' : null
}
