import 'server-only'
import { ActionError } from '@/lib/access/errors'
import type { Admin } from '@/lib/access/guard'
import type { ActionResult } from '@/lib/access/result'
import { ConflictError, describeConflict, describeKeptChanges } from './conflict'
import type { EditedSection, SectionDefinition } from './definition'
import { getItemForm, type ItemForm } from './item-form'
import { itemFingerprint, itemsIn, type StoredItem } from './list'
import { type Merged, mergeValues, type Values } from './merge-values'
import { tryRewrite, type Written } from './rewrite-list'
import { findLastContentWith } from './versions'

/** `item` is the whole item, `fingerprint` that of the form's part. */
export type Saved = Written & { item: StoredItem; fingerprint: string; notes: string }

type Edit = {
  id: string
  /** Fingerprint of the item as the form read it; null when creating. */
  expectedFingerprint: string | null
  /** The form's initial values. Without them, every difference to a changed item is a conflict. */
  before?: Values | undefined
  /** Validated values from the form. */
  values: Values
  /** 'Salvar mesmo assim': overwrites the conflicting fields and restores a deleted item (SAVE-21). */
  force?: boolean | undefined
}

/**
 * Appends or replaces the item of the form with this id. Keeps others' changes to untouched fields, which `notes` names, and
 * fields that the form lacks (SAVE-2); a field that both changed is a conflict (SAVE-4). Throws.
 */
export async function saveStoredItem(
  admin: Admin,
  section: EditedSection,
  { id, force = false, ...edit }: Edit,
): Promise<ActionResult<Saved>> {
  const form = getItemForm(section, id)
  const itemIn = (data: unknown) => form.itemIn(itemsIn(section, data))
  const wasStored = edit.expectedFingerprint !== null
  // The list that last contained a deleted item, to restore its position and fields that no form shows.
  const last = force && wasStored ? await findLastContentWith(admin, section.name, itemIn) : undefined
  const then = itemsIn(section, last)
  const settings = { now: new Date().toISOString(), bucket: admin.bucket, isDraft: false }
  let changed: string[] = []
  const written = await rewriteItem(admin, section, itemIn, (items) => {
    const stored = form.itemIn(items)
    const base = stored ?? form.itemIn(then)
    const merged = mergeWithStored(section, form, stored, edit)
    const fields = form.store(merged.values, base, { items, ...settings })
    const item = form.make(fields, base, items)
    expectReasonableSize(item, base)
    const isGone = !stored && wasStored
    if (!force && (isGone || merged.conflicting.length > 0)) throw createConflict(form, stored, edit, merged)
    changed = merged.changed
    return form.putIn(items, item, then)
  })
  if (!written.ok) return written
  const edited = form.itemIn(written.list)
  const item = section.forms ? written.list[0] : edited
  if (!edited || !item) throw new Error(`${id} is missing from the section just written`)
  const notes = await describeKeptChanges(admin, section, itemIn, force ? [] : changed)
  return { ...written, item, fingerprint: itemFingerprint(section, edited), notes }
}

/** Rewrites the item that `itemIn` finds in a section's data. A refusal or a conflict thrown by `change` becomes the result. */
export async function rewriteItem(
  admin: Admin,
  section: SectionDefinition,
  itemIn: (data: unknown) => unknown,
  change: (items: StoredItem[]) => StoredItem[],
): Promise<ActionResult<Written>> {
  try {
    return await tryRewrite(admin, section, change)
  } catch (error) {
    if (error instanceof ConflictError) return describeConflict(admin, section, error, itemIn)
    throw error
  }
}

type Sent = Pick<Edit, 'expectedFingerprint' | 'before' | 'values'>

function mergeWithStored(
  section: EditedSection,
  form: ItemForm,
  stored: StoredItem | undefined,
  { expectedFingerprint, before, values: mine }: Sent,
): Merged {
  if (!stored || itemFingerprint(section, stored) === expectedFingerprint) {
    return { values: mine, changed: [], conflicting: [] }
  }
  const { [section.orderField ?? '']: _, ...fields } = form.fields
  const merged = mergeValues(fields, { before, theirs: form.read(stored), mine })
  return { ...merged, ...findContradictions(form, merged, mine) }
}

/** Changes that are valid separately may contradict each other when merged; such fields count as changed by both. */
function findContradictions({ schema }: ItemForm, { values, changed, conflicting }: Merged, mine: Values) {
  const { error } = schema.safeParse(values)
  const parts = new Set(error?.issues.map(({ path }) => String(path[0])))
  const partOf = (path: string) => path.split('.')[0] ?? ''
  const own = Object.entries(mine).filter(([part]) => parts.has(part))
  return {
    values: { ...values, ...Object.fromEntries(own) },
    conflicting: changed.filter((path) => conflicting.includes(path) || parts.has(partOf(path))),
  }
}

function createConflict(
  form: ItemForm,
  stored: StoredItem | undefined,
  { before, values: mine }: Sent,
  { changed, conflicting }: Merged,
) {
  if (!stored) return new ConflictError(null)
  return new ConflictError(stored, { changed, conflicting, before, theirs: form.read(stored), mine })
}

/** Maximum characters of JSON, above the sum of all fields' limits; it also covers fields unknown to forms (SAVE-10). */
const maxItemSize = 64_000

/** Accepts an oversized item that does not grow. Throws `ActionError`. */
function expectReasonableSize(item: StoredItem, stored: StoredItem | undefined) {
  const size = JSON.stringify(item).length
  if (size <= maxItemSize || (stored && size <= JSON.stringify(stored).length)) return
  throw new ActionError({ ok: false, error: 'Este item ficou grande demais: encurte textos ou listas.' })
}
