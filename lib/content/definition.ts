import { type FieldSet, type Fields, flattenFields, readSchemas } from '@/lib/content/fields/field'
import { z } from '@/lib/zod'
import type { StoredItem } from './list'
import type { ListTexts } from './list-texts'

/** A section of the site and the properties of its items. */
export type SectionDefinition<Schema extends z.ZodType = z.ZodType> = {
  /** Name in the database, the history and the published document. */
  name: string
  label: string
  /** All editable fields, by dotted path. */
  fields: Fields
  /** Stored values that no form edits: timestamps, and values computed from fields. */
  derived: string[]
  schema: Schema
  /** The fields that tell the items on the site apart; the default is the id. */
  keys?: string[]
  /** Numeric field that orders the items; by default they keep the stored order. */
  orderField?: string
  /** Field that must be unique among the stored items, and the message for a duplicate. */
  unique?: { field: string; message: string }
  /** Shown while nothing is stored; the first change stores it. */
  start?: StoredItem[]
  /** Maximum number of items. */
  most?: number
  /** Kinds of items in the list, by the value of the field `kind`; a kind with `once` may appear only once. */
  kinds?: Record<string, { name: string; once?: true; fields: Record<string, FieldRule> }>
  /** Derived values that no field determines; an export includes them. */
  carried?: Record<string, z.ZodType>
  namedByFile?: boolean
  /** Has at most one item, whose id is the section's name. */
  lone?: boolean
  /** Stores the only item as a row of this table, with a column for each field. */
  table?: string
}

/** What a section holds: its only item, or a list. */
export type ContentOf<Section extends SectionDefinition, More = unknown> = Section extends { lone: true }
  ? z.output<Section['schema']> & More
  : (z.output<Section['schema']> & More)[]

/** Defines a list of items with these fields. */
export function listSection<const N extends string, F extends FieldSet>(name: N, label: string, fields: F) {
  const schema = z.object({ id: z.string().min(1) }).extend(readSchemas(fields))
  const section: SectionDefinition<typeof schema> = {
    name,
    label,
    schema,
    fields: flattenFields(fields),
    derived: [],
  }
  return { ...section, name }
}

/** Defines a section with one form as a list with one item of the same name, which gives it drafts, conflicts and history. */
export function loneSection<const N extends string, F extends FieldSet>(name: N, label: string, fields: F) {
  // The history shows the item by its label.
  return { ...listSection(name, label, fields), derived: ['name'], lone: true as const }
}

/** Defines a section whose only item is a table row. */
export function rowSection<const N extends string, F extends FieldSet>(
  name: N,
  label: string,
  table: string,
  fields: F,
) {
  const schema = z.object(readSchemas(fields))
  return { ...listSection(name, label, fields), schema, lone: true as const, table }
}

/** A section with the parts that only the panel and imports need: forms, and values computed at a save. */
export type EditedSection<Schema extends z.ZodType = z.ZodType> = SectionDefinition<Schema> & {
  panel: ListPanel
  /** `items` is the stored list when one of its items is saved. */
  beforeStore(item: StoredItem, stored: StoredItem | undefined, items?: StoredItem[]): StoredItem
  /** Forms that each edit some fields of the only item, by the ids of their drafts. Each publishes its own fields only. */
  forms?: Record<string, PartForm>
}

/** `screen` is the path below /admin that shows the form's drafts; a form without it has none. */
export type PartForm = { label: string; screen?: string; form: z.ZodObject; saveFailed: string }

type Values = Record<string, unknown>

/** Defines how the panel edits items of a list. Dialogs in the browser use it, so it must not import server code. */
export type ListPanel = {
  /** Validates typed values, and on the server its own output again. */
  form: z.ZodObject
  /** Returns the form values of a stored item, even a broken one, or of a new item. */
  read(stored?: StoredItem): Values
  /**
   * Returns errors by field; `before` is undefined for a new item. Only the server knows the hotel's `bucket` (IMG-7). A draft
   * may lack what is required.
   */
  fieldErrors(
    values: Values,
    before: Values | undefined,
    bucket?: string,
    isDraft?: true,
  ): Record<string, string>
  /** Converts validated values to stored ones; `now` is ISO. */
  store(values: Values, stored: StoredItem | undefined, now: string): Values
  /** Returns the values that differ in a copy, apart from its id, the suffix '(cópia)' and its being inactive. */
  copy(original: StoredItem, items: StoredItem[]): Values
  texts: ListTexts
  /** Shows the backend's reason for a failed save in Portuguese (PKG-13). */
  tellsWhy: boolean
  /** Groups of the form; without them the fields keep the order of declaration. */
  groups?: FieldGroup[]
  /** Names of drafts in the browser, for a stored item (with its id) and a new one; by default the list's name. */
  draft?: [item: string, fresh: string]
}

/** With `when`, shown only while a field has that value. */
export type FieldGroup = { title: string; text?: string; fields: string[]; when?: Record<string, unknown> }

export type FieldRule = {
  /** An item without this field is neither shown nor saved. */
  required?: boolean
  max?: number
  fewest?: number
  most?: number
  /** Columns in use. */
  columns?: Record<string, FieldRule>
}
