import 'server-only'
import { ActionError, writeFailure } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { EditedSection } from '@/lib/content/definition'
import { logEvent } from '@/lib/log'
import type { Json } from '@/lib/supabase/database.types'
import { momentLabel } from '@/lib/times'
import { applyDueVersions } from './due'
import { makeStamps } from './item-changes'
import { findRefusal, getItemForm, type ItemForm, validateFields } from './item-form'
import { itemFingerprint, type StoredItem } from './list'
import type { Values } from './merge-values'
import { type PendingVersion, pickChanged } from './pending-words'
import { itemOf, itemOrNone, readPending } from './read-pending'
import { rewriteList } from './rewrite-list'
import { expectRole, readItems } from './section-store'
import { readRecentChanges, undoChange } from './versions'

/** In milliseconds since the epoch, as in `PendingVersion`. */
type Moments = Pick<PendingVersion, 'starts' | 'ends'>

export type SeenVersion = Pick<PendingVersion, 'id' | 'version'>

type Edit = {
  id: string
  values: Values
  /** Fingerprint of the item when the form was opened; null for a new item. */
  expectedFingerprint: string | null
  /** The version in the form, which is overwritten; null stores an additional one. */
  known: SeenVersion | null
  /** By default those of the version in the form, or none. */
  moments?: Moments | undefined
}

/** Stores a form's values as a pending version: a draft without moments, otherwise as complete as a save; returns it. Throws. */
export async function savePending(
  admin: Admin,
  section: EditedSection,
  { id, values: sent, expectedFingerprint, known, moments }: Edit,
): Promise<PendingVersion> {
  const form = getItemForm(section, id)
  if (section.forms && !section.forms[id]?.screen) throw refusal(section.panel.texts.saveFailed)
  const [shown] = known ? await readPending(admin, { ids: [known.id] }) : []
  if (shown?.replaced) throw refusal(gone)
  const { starts, ends } = moments ?? shown ?? { starts: null, ends: null }
  const items = await readItems(admin, section)
  const base = await findBase(admin, section, form, items, expectedFingerprint, shown)
  const now = new Date().toISOString()
  const settings = { items, now, bucket: admin.bucket }
  const make = (values: Values, isDraft: boolean) =>
    form.make(validateFields(form, values, base, { ...settings, isDraft }), base, settings.items)
  const wanted = make(sent, starts === null)
  // Compare with a save without changes, so that untouched fields are not part of the change.
  const change = base ? pickChanged(make(form.read(base), true), wanted) : wanted
  if (base && Object.keys(change).length === 0) throw refusal('Nada muda: mude um campo antes.')
  const stamps = base ? makeStamps(section, now, ['updatedAt']) : {}
  const item = toJson({ ...base, ...change, ...stamps, id })
  if (starts !== null) await writeInitialList(admin, section, items)
  const row = {
    item,
    base: toJson(base ?? null),
    starts_at: toTimestamp(starts),
    ends_at: base ? toTimestamp(ends) : null,
  }
  const written = await writePending(admin, row, known, { section: section.name, item_id: id })
  const [stored] = await readPending(admin, { ids: [written.id] })
  if (!stored) throw refusal(gone)
  return stored
}

/**
 * Reschedules all versions or none, if each is unchanged since it was read and as complete as a save. A started version keeps
 * its start; without `ends` each keeps its end. Without moments the next change happens now: the start, or the end of a
 * started version. Returns the former versions. Throws.
 */
export async function reschedulePending(
  admin: Admin,
  sectionOf: (name: string) => EditedSection,
  known: SeenVersion[],
  moments: { starts: number | null; ends?: number | null | undefined } | null,
): Promise<PendingVersion[]> {
  const found = await readPending(admin, { ids: known.map(({ id }) => id) })
  if (found.length < known.length) throw refusal(gone)
  const changed = found.find(
    ({ id, version }) => !known.some((one) => one.id === id && one.version === version),
  )
  if (changed) throw changed.replaced ? refusal(gone) : changedMeanwhile(changed)
  const waiting = found.filter(({ replaced }) => !replaced)
  if (moments?.starts === null && waiting.length > 0) throw refusal('Escolha o dia.')
  for (const version of waiting) {
    const section = sectionOf(version.section)
    const items = await readItems(admin, section)
    // An immediate change applies to the stored item; a later one is checked after the move.
    const over = moments ? version.over : (getItemForm(section, version.item.id).itemIn(items) ?? null)
    const refused = findRefusal(section, { ...version, over }, items, admin.bucket)
    if (refused) {
      const { name } = version.item
      const of = typeof name === 'string' && name ? ` de “${name}”` : ''
      const reason =
        version.starts === null
          ? `O rascunho${of} ainda não está completo`
          : `A mudança${of} não pode ir para o site assim`
      const error = `${reason}: abra e confira os campos. ${refused.error}`
      throw new ActionError({ ...refused, error })
    }
    await writeInitialList(admin, section, items)
  }
  // The database replaces a past moment with its own current time. This clock may be ahead of it.
  const now = 0
  const starts = moments?.starts ?? now
  const moves = found.map(({ id, version, ...was }) => {
    const { ends = was.replaced && !moments ? now : was.ends } = moments ?? {}
    return { id, version, starts, ends }
  })
  await setMoments(admin, moves)
  if (!moments) await applyDueVersions(admin)
  return found
}

/** Removes a version's moments if it is unchanged since it was read. Throws. */
export async function makeDraft(admin: Admin, known: SeenVersion): Promise<void> {
  await setMoments(admin, [{ ...known, starts: null, ends: null }])
}

/** Sets the moments of all versions or none, if each is unchanged since it was read; a started one keeps its start. Throws. */
async function setMoments(admin: Admin, moves: (SeenVersion & Moments)[]) {
  const { error } = await admin.supabase.rpc('move_versions', {
    p_hotel_id: admin.hotelId,
    p_moves: moves.map(({ id, version, starts, ends }) => {
      return { id, version, starts_at: toTimestamp(starts), ends_at: toTimestamp(ends) }
    }),
  })
  if (error?.hint === 'changed') {
    await expectDeleted(admin, error.details)
    throw refusal(gone)
  }
  if (error) throw writeFailure(error)
}

/** Deletes and returns a version if it is unchanged since it was read. Throws. */
export async function deletePending({ supabase, hotelId }: Admin, { id, version }: SeenVersion) {
  const { data, error } = await supabase
    .from('pending_versions')
    .delete()
    .match({ hotel_id: hotelId, id, version })
    .select('section, item, base, starts_at, ends_at, replaced')
  if (error) throw writeFailure(error)
  const [dropped] = data
  return dropped && { ...dropped, item: itemOf(dropped.item), base: itemOrNone(dropped.base) }
}

/** Removes a published version; only logs a failure, because the save has succeeded. */
export async function deletePublishedPending(admin: Admin, known: SeenVersion): Promise<void> {
  await deletePending(admin, known).catch((error) => logEvent('pending_not_removed', { error }))
}

/** Writes a list that has only its initial content, so that the database has a row to change. */
async function writeInitialList(admin: Admin, section: EditedSection, items: StoredItem[]) {
  if (items === section.start) await rewriteList(admin, section, (list) => list)
}

/** Finds the item as the form read it: the current one, the version's initial one, or one of the last 100 versions. */
async function findBase(
  admin: Admin,
  section: EditedSection,
  form: ItemForm,
  items: StoredItem[],
  expected: string | null,
  shown: PendingVersion | undefined,
): Promise<StoredItem | undefined> {
  const stored = form.itemIn(items)
  if (expected === null) return section.forms && stored
  const matches = (item: StoredItem | null | undefined) => item && itemFingerprint(section, item) === expected
  if (matches(stored)) return stored
  if (shown?.base && matches(shown.base)) return shown.base
  let old = items
  for await (const change of readRecentChanges(admin, section.name)) {
    old = undoChange(section, old, change)
    const item = form.itemIn(old)
    if (matches(item)) return item
  }
  throw refusal('Este item mudou demais no site. Abra de novo e tente outra vez.')
}

type Row = { item: Json; base: Json; starts_at: string | null; ends_at: string | null }

/**
 * Writes a version if it is unchanged since it was read (null: a new one); otherwise throws an `ActionError` that names the
 * current author. If it was published or discarded in between, stores the input as a new version.
 */
async function writePending(
  admin: Admin,
  row: Row,
  known: SeenVersion | null,
  key: { section: string; item_id: string },
): Promise<SeenVersion> {
  const { supabase, hotelId: hotel_id } = admin
  const table = supabase.from('pending_versions')
  if (!known) {
    const inserted = await table
      .insert({ hotel_id, ...key, ...row })
      .select('id, version')
      .single()
    if (inserted.error) throw writeFailure(inserted.error)
    return inserted.data
  }
  const { id, version } = known
  const { data, error } = await table.update(row).match({ hotel_id, id, version }).select('id, version')
  if (error) throw writeFailure(error)
  const [written] = data
  if (written) return written
  await expectDeleted(admin, id)
  return writePending(admin, row, null, key)
}

/** Throws an `ActionError` that names a version's current author, unless it was published or discarded. */
async function expectDeleted(admin: Admin, id: string) {
  await expectRole(admin)
  const [theirs] = await readPending(admin, { ids: [id] })
  if (theirs) throw changedMeanwhile(theirs)
}

function changedMeanwhile({ by, at }: PendingVersion) {
  return refusal(
    `${by} mudou esta versão em ${momentLabel(at)}. Copie o que precisar, feche e abra de novo para vê-la.`,
  )
}

function toTimestamp(at: number | null) {
  return at === null ? null : new Date(at).toISOString()
}

function toJson(value: Values | null): Json {
  return JSON.parse(JSON.stringify(value))
}

function refusal(error: string) {
  return new ActionError({ ok: false, error })
}

const gone = 'Esta mudança já aconteceu ou foi descartada.'
