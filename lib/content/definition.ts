import type { Fields } from '@/lib/content/fields/field'
import type { z } from '@/lib/zod'
import type { StoredItem } from './list'
import type { ListTexts } from './list-texts'

/** A section of the site and the properties of its items. */
export type SectionDefinition<Schema extends z.ZodType = z.ZodType> = {
  /** The name in the database, in the history and in the published document. */
  name: string
  label: string
  /** All editable fields, by dotted path. */
  fields: Fields
  /** Stored values that nobody edits: stamps, and values computed from fields. */
  derived: string[]
  schema: Schema
  /** Returns keys that must be unique among the items on the site. */
  keysOf(item: z.output<Schema>): string[]
  /** The numeric field that orders the items; without it the stored order applies. */
  orderField?: string
  /** A field that must be unique among the stored items, and the message for a duplicate. */
  unique?: { field: string; message: string }
  /** What the site shows while nothing is stored; the first change stores it. */
  start?: StoredItem[]
  /** How many items it may have. */
  most?: number
  /** The kinds of items that the list takes, by the value of the field `kind`; one with `once` appears once at most. */
  kinds?: Record<string, { name: string; once?: true; fields: Record<string, FieldRule> }>
  /** Derived values that no field determines; an export includes them. */
  carried?: Record<string, z.ZodType>
  namedByFile?: boolean
  /** The section has at most one item, whose id is the section's name. */
  lone?: boolean
  /** The only item is a row of this table, with a column for each field. */
  table?: string
}

/** A section with what only the panel and imports need: how its items are edited, and the values that are computed at a save. */
export type EditedSection<Schema extends z.ZodType = z.ZodType> = SectionDefinition<Schema> & {
  panel: ListPanel
  /** `items` is the stored list, where one item of it is saved. */
  beforeStore(item: StoredItem, stored: StoredItem | undefined, items?: StoredItem[]): StoredItem
  /** Forms that edit some fields each of the only item, by the ids of their drafts; none publishes what another one has. */
  forms?: Record<string, PartForm>
}

/** `screen` is where the panel shows the form's drafts, below /admin; without it there are none. `saveFailed` is the message. */
export type PartForm = { label: string; screen?: string; form: z.ZodObject; saveFailed: string }

type Values = Record<string, unknown>

/**
 * Defines how the panel edits items of a list. It must not import server code, because dialogs in the browser use it.
 */
export type ListPanel = {
  /** Validates typed values, and validates its own output again on the server. */
  form: z.ZodObject
  /** Returns a stored item, even a broken one, as form values; without an item, the values of a new one. */
  read(stored?: StoredItem): Values
  /**
   * Returns errors by field against saving `values` over an item that the form read as `before` (undefined for a new item).
   * Only the server knows the hotel's `bucket` (IMG-7).
   */
  fieldErrors(values: Values, before: Values | undefined, bucket?: string): Record<string, string>
  /** Converts validated values to what is stored; `now` is ISO. */
  store(values: Values, stored: StoredItem | undefined, now: string): Values
  /** Returns the values that differ in a copy, besides its new id, the suffix '(cópia)' and being inactive. */
  copy(original: StoredItem, items: StoredItem[]): Values
  texts: ListTexts
  /** Whether a failed save shows the backend's reason in Portuguese (PKG-13). */
  tellsWhy: boolean
  /** The groups of the form; without them the fields appear in the order of declaration. */
  groups?: FieldGroup[]
  /** Key names of drafts in the browser: for a stored item (with its id) and for a new one. The default is the list's name. */
  draft?: [item: string, fresh: string]
}

/** With `when` the group is shown only while a field has that value. */
export type FieldGroup = { title: string; text?: string; fields: string[]; when?: Record<string, unknown> }

/** A rule for one field of an item of a kind. */
export type FieldRule = {
  /** An item without this field is neither shown nor saved. */
  required?: boolean
  max?: number
  fewest?: number
  most?: number
  /** The columns in use. */
  columns?: Record<string, FieldRule>
}
