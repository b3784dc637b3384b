import 'server-only'
import { invalid } from '@/lib/access/admin-action'
import { ActionError } from '@/lib/access/errors'
import type { Failure } from '@/lib/access/result'
import type { EditedSection } from '@/lib/content/definition'
import { type Field, type Fields, shown, valueAt } from '@/lib/content/fields/field'
import { mediaErrors } from '@/lib/content/fields/media-check'
import { parsePrice } from '@/lib/content/fields/price-input'
import { z } from '@/lib/zod'
import { itemById, mergeFields, type StoredItem } from './list'
import { type Values, withValue } from './merge-values'
import { differing, type PendingVersion } from './pending-words'
import { expectOwnId, fieldsToStore, refuseFields, sentSchema } from './save-item'

/** What one form edits of a section: an item of a list, or some fields of a single row as an item with the form's id. */
export type PendingForm = {
  id: string
  fields: Fields
  schema: z.ZodObject
  read(stored?: StoredItem): Values
  errors(values: Values, before: Values | undefined, bucket?: string): Record<string, string>
  /** Computes what is stored, as a save does. Throws what a save would refuse, unless it is a draft. */
  store(values: Values, base: StoredItem | undefined, settings: Settings): Values
  /** Merges stored fields into the item (SAVE-2). */
  make(fields: Values, base: StoredItem | undefined, items: StoredItem[]): StoredItem
  /** Finds the item among those of the section, also of an old version. */
  itemIn(items: StoredItem[]): StoredItem | undefined
}

/** The section's items, and the moment (ISO). */
type Settings = { items: StoredItem[]; now: string; bucket: string; isDraft: boolean }

/** Throws an `ActionError` if the section has no such form. */
export function formOf(section: EditedSection, id: string): PendingForm {
  if (section.kind === 'list') {
    expectOwnId(section, id)
    const { panel, fields } = section
    return {
      ...{ id, fields, schema: sentSchema(section), errors: panel.fieldErrors, read: panel.read },
      store: (values, base, { items, isDraft, ...settings }) =>
        isDraft
          ? panel.store(values, base, settings.now)
          : fieldsToStore(section, { id, values, ...settings }, base, items),
      make: (changed, base, items) =>
        section.beforeStore({ ...mergeFields(base ?? {}, changed), id }, base, items),
      itemIn: (items) => itemById(items, id),
    }
  }
  const { form: schema } = section.forms[id] ?? {}
  if (!schema) throw new ActionError({ ok: false, error: `Erro ao salvar ${section.label}.` })
  const own = Object.keys(schema.shape)
  const fields = Object.fromEntries(Object.entries(section.fields).filter(([name]) => own.includes(name)))
  const errors: PendingForm['errors'] = (values, before, bucket) =>
    mediaErrors(fields, values, bucket, before)
  return {
    ...{ id, fields, schema, errors },
    read: (stored) => shown(fields, stored),
    store(values, base, { bucket, isDraft }) {
      if (!isDraft) refuseFields(errors(values, base && shown(fields, base), bucket))
      return values
    },
    make: (changed, base) => ({ ...base, ...changed, id }),
    itemIn: ([row]) => row && { ...Object.fromEntries(own.map((name) => [name, row[name] ?? null])), id },
  }
}

/** Checks what a form sent, as a save does unless it is a draft, and returns what is stored. Throws an `ActionError`. */
export function storedFields(
  form: PendingForm,
  sent: Values,
  base: StoredItem | undefined,
  settings: Settings,
): Values {
  if (settings.isDraft) return form.store(draftValues(form, sent, base, settings.bucket), base, settings)
  const { success, data, error } = form.schema.safeParse(sent)
  if (!success) throw new ActionError(invalid(error))
  return form.store(data, base, settings)
}

/** Returns why a save of what a version makes of its item would be refused; undefined if it would not. `items` are what the section has. */
export function whyRefused(
  section: EditedSection,
  { item, base, over }: PendingVersion,
  items: StoredItem[],
  bucket: string,
): Failure | undefined {
  const form = formOf(section, item.id)
  const settings = { items, now: new Date().toISOString(), bucket, isDraft: false }
  const merged = { ...over, ...differing(base ?? {}, item), id: item.id }
  try {
    storedFields(form, form.read(merged), over ?? undefined, settings)
    return undefined
  } catch (error) {
    if (error instanceof ActionError) return error.result
    throw error
  }
}

/** Checks a draft: only the name is required, but typed values must be valid. `base` is what the form read. Throws an `ActionError`. */
export function draftValues(
  form: PendingForm,
  sent: Values,
  base: StoredItem | undefined,
  bucket?: string,
): Values {
  const { fields } = form
  const values = withoutWrongOnes(fields, sent)
  const mustBe = (path: string) => !mayBeMissing(fields, path, sent)
  const issues = form.schema.safeParse(sent).error?.issues.filter(({ path }) => mustBe(path.join('.'))) ?? []
  if (issues.length > 0) throw new ActionError(invalid(new z.ZodError(issues)))
  const errors = Object.entries(form.errors(values, base && form.read(base), bucket))
  refuseFields(Object.fromEntries(errors.filter(([path]) => mustBe(path))))
  return values
}

function withoutWrongOnes(fields: Fields, sent: Values): Values {
  return Object.entries(fields).reduce<Values>((values, [path, field]) => {
    const typed = valueAt(sent, path)
    if (typed === undefined) return values
    const { success, data } = field.form.safeParse(typed)
    return withValue(values, path, success ? data : nothing(field))
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

function nothing({ kind }: Field) {
  return ['text', 'choice', 'image'].includes(kind) ? '' : null
}
