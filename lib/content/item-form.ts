import 'server-only'
import { invalid } from '@/lib/access/admin-action'
import { ActionError } from '@/lib/access/errors'
import type { Failure } from '@/lib/access/result'
import type { EditedSection } from '@/lib/content/definition'
import { type Field, type Fields, formValues, valueAt } from '@/lib/content/fields/field'
import { mediaErrors } from '@/lib/content/fields/media-check'
import { parsePrice } from '@/lib/content/fields/price-input'
import { upperFirst } from '@/lib/words'
import { z } from '@/lib/zod'
import { sameJson } from './fingerprint'
import {
  findItem,
  mergeFields,
  reinsertItem,
  replaceItem,
  type StoredItem,
  tooManyItemsMessage,
} from './list'
import { setValueAt, type Values } from './merge-values'
import { type PendingVersion, pickChanged } from './pending-words'

/** The subject of one form: an item of a section, or some fields of its only item, as an item with the form's id. */
export type ItemForm = {
  id: string
  fields: Fields
  schema: z.ZodObject
  read(stored?: StoredItem): Values
  errors: EditedSection['panel']['fieldErrors']
  /** Computes the fields to store, as a save does. Throws a save's errors, unless it is a draft. */
  store(values: Values, base: StoredItem | undefined, settings: Settings): Values
  /** Merges fields into the item (SAVE-2). */
  make(fields: Values, base: StoredItem | undefined, items: StoredItem[]): StoredItem
  /** Finds the item in the section's items or those of an old version. */
  itemIn(items: StoredItem[]): StoredItem | undefined
  /** Puts the item into the section's items; a deleted one next to its neighbours in the version `then`. */
  putIn(items: StoredItem[], item: StoredItem, then: StoredItem[]): StoredItem[]
}

/** The section's items; `now` is ISO. */
type Settings = { items: StoredItem[]; now: string; bucket: string; isDraft: boolean }

/** Returns the form with this id, or throws an `ActionError`. */
export function getItemForm(section: EditedSection, id: string): ItemForm {
  const { fieldsOf, ...form } = section.forms ? formOfFields(section, id) : formOfItem(section, id)
  return {
    ...form,
    store(values, base, { items, now, bucket, isDraft }) {
      if (!isDraft) {
        expectRoomAndFreeSlug(section, { ...values, id }, base, items)
        refuseFields(form.errors(values, base && form.read(base), bucket))
      }
      return fieldsOf(values, base, now)
    },
    make: (fields, base, items) =>
      section.beforeStore({ ...mergeFields(base ?? {}, fields), id }, base, items),
  }
}

type OwnPart = Omit<ItemForm, 'store' | 'make'> & {
  fieldsOf(values: Values, base: StoredItem | undefined, now: string): Values
}

function formOfItem(section: EditedSection, id: string): OwnPart {
  const { panel, fields, lone, name } = section
  // No page would show a second item.
  if (lone && id !== name) throw new ActionError({ ok: false, error: panel.texts.saveFailed })
  return {
    ...{ id, fields, schema: schemaOfSave(section), read: panel.read, errors: panel.fieldErrors },
    fieldsOf: panel.store,
    itemIn: (items) => findItem(items, id),
    putIn(items, item, then) {
      if (findItem(items, id)) return replaceItem(items, id, item)
      return findItem(then, id) ? reinsertItem(section, items, item, then) : [...items, item]
    },
  }
}

function formOfFields({ forms, fields: all, name, panel }: EditedSection, id: string): OwnPart {
  const { form: schema } = forms?.[id] ?? {}
  if (!schema) throw new ActionError({ ok: false, error: panel.texts.saveFailed })
  const own = Object.keys(schema.shape)
  const fields = Object.fromEntries(Object.entries(all).filter(([field]) => own.includes(field)))
  const read = (stored?: StoredItem): Values => formValues(fields, stored)
  return {
    ...{ id, fields, schema, read },
    errors: (values, before, bucket) => mediaErrors(fields, values, bucket, before),
    // An unchanged column keeps its own representation of an empty value (SAVE-6).
    fieldsOf(values, base) {
      const was = base ? read(base) : {}
      const isChanged = ([field, value]: [string, unknown]) => !sameJson(value || null, was[field] || null)
      return Object.fromEntries(Object.entries(values).filter(isChanged))
    },
    itemIn: ([row]) => row && { ...Object.fromEntries(own.map((field) => [field, row[field] ?? null])), id },
    putIn: ([row], item) => [{ ...row, ...item, id: name }],
  }
}

/** Returns the schema for a save; an item without an order number keeps its own. */
function schemaOfSave({ panel: { form }, orderField = '' }: EditedSection): z.ZodObject {
  const { [orderField]: place } = form.shape
  return place ? form.extend({ [orderField]: z.optional(place) }) : form
}

/** Throws an `ActionError` if the section is full or another item has the address. */
function expectRoomAndFreeSlug(
  { most, unique }: EditedSection,
  item: StoredItem,
  stored: StoredItem | undefined,
  items: StoredItem[],
) {
  if (most && !stored && items.length >= most)
    throw new ActionError({ ok: false, error: tooManyItemsMessage(most) })
  const address = unique && item[unique.field]
  if (unique && address && items.some((other) => other.id !== item.id && other[unique.field] === address)) {
    refuseFields({ [unique.field]: upperFirst(unique.message) })
  }
}

function refuseFields(fieldErrors: Record<string, string>) {
  const [error] = Object.values(fieldErrors)
  if (error !== undefined) throw new ActionError({ ok: false, error, fieldErrors })
}

/** Validates submitted values, as a save does unless it is a draft, and returns those to store. Throws an `ActionError`. */
export function validateFields(
  form: ItemForm,
  sent: Values,
  base: StoredItem | undefined,
  settings: Settings,
): Values {
  if (settings.isDraft) return form.store(validateDraft(form, sent, base, settings.bucket), base, settings)
  const { success, data, error } = form.schema.safeParse(sent)
  if (!success) throw new ActionError(invalid(error))
  return form.store(data, base, settings)
}

/** Returns why a save would refuse a version's item, or undefined. `items` are the section's. */
export function findRefusal(
  section: EditedSection,
  { item, base, over }: PendingVersion,
  items: StoredItem[],
  bucket: string,
): Failure | undefined {
  const settings = { items, now: new Date().toISOString(), bucket, isDraft: false }
  const merged = { ...over, ...pickChanged(base ?? {}, item), id: item.id }
  try {
    const form = getItemForm(section, item.id)
    validateFields(form, form.read(merged), over ?? undefined, settings)
    return undefined
  } catch (error) {
    if (error instanceof ActionError) return error.result
    throw error
  }
}

/** Validates a draft: only the name is required, but typed values must be valid. Throws an `ActionError`. */
export function validateDraft(
  form: ItemForm,
  sent: Values,
  base: StoredItem | undefined,
  bucket?: string,
): Values {
  const { fields } = form
  const values = removeInvalidOptional(fields, sent)
  const mustBe = (path: string) => !mayBeMissing(fields, path, sent)
  const issues = form.schema.safeParse(sent).error?.issues.filter(({ path }) => mustBe(path.join('.'))) ?? []
  if (issues.length > 0) throw new ActionError(invalid(new z.ZodError(issues)))
  const errors = Object.entries(form.errors(values, base && form.read(base), bucket, true))
  refuseFields(Object.fromEntries(errors.filter(([path]) => mustBe(path))))
  return values
}

function removeInvalidOptional(fields: Fields, sent: Values): Values {
  return Object.entries(fields).reduce<Values>((values, [path, field]) => {
    const typed = valueAt(sent, path)
    if (typed === undefined) return values
    const { success, data } = field.form.safeParse(typed)
    return setValueAt(values, path, success ? data : emptyValue(field))
  }, {})
}

function mayBeMissing(fields: Fields, path: string, sent: Values) {
  const field = fields[path]
  return field !== undefined && path !== 'name' && isEmpty(field, valueAt(sent, path))
}

function isEmpty({ kind }: Field, value: unknown) {
  if (value === undefined || value === null) return true
  const text = String(value).trim()
  return text === '' || (kind === 'money' && parsePrice(text) === 0)
}

function emptyValue({ kind }: Field) {
  return ['text', 'choice', 'image'].includes(kind) ? '' : null
}
