import type { Fields } from '@/lib/fields/field'
import type { z } from '@/lib/zod'
import type { StoredItem } from './list'
import type { ListTexts } from './list-texts'

type Definition = {
  /** In the database, in the history and in the published document. */
  name: string
  label: string
  slug: string
  /** Whatever people edit, by dotted path. */
  fields: Fields
  /** What is stored beside the fields and their id: stamps, and what follows from fields. Nobody edits it. */
  derived: string[]
}

/** A list in `hotel_content`, and what is particular about its items. */
export type ListDefinition<Schema extends z.ZodType = z.ZodType> = Definition & {
  kind: 'list'
  schema: Schema
  /** What no two items on the site may share. */
  keysOf(item: z.output<Schema>): string[]
  noun: string
  /** The field whose numbers order the items; without one they stand as they are stored. */
  orderField?: string
  beforeStore(item: StoredItem, stored: StoredItem | undefined): StoredItem
  /** A field that no two stored items may share, and how to say that one would. */
  unique?: { field: string; message: string }
  panel: ListPanel
  /** Of what is derived, what follows from no field: it goes along where content is taken to another project. */
  carried?: Record<string, z.ZodType>
  /** The ids are the names of pictures' files. */
  namedByFile?: boolean
  /** There is one item at most, whose id is the list's name, on a screen of its own. */
  lone?: boolean
}

type Values = Record<string, unknown>

/** How the panel edits the items of a list. What it is made of must not need the server: its dialogs read it too. */
export type ListPanel = {
  /** Checks what is typed, and what it made of that again when it arrives. */
  form: z.ZodObject
  /** A stored item as the form shows it, whatever is broken in it; without one what a new item starts from. */
  read(stored?: StoredItem): Values
  /** What speaks against saving checked values over an item that the form reads as `before` (none: a new one), by field. */
  fieldErrors(values: Values, before: Values | undefined): Record<string, string>
  /** What is stored of checked values; `now` is ISO. */
  store(values: Values, stored: StoredItem | undefined, now: string): Values
  /** What a copy of an item says differently; its id is new, its name ends in '(cópia)' and it is inactive anyway. */
  copy(original: StoredItem, items: StoredItem[]): Values
  texts: ListTexts
  /** Whether showing and hiding an item can be taken back from its toast. */
  undoesToggle: boolean
  /** The site shows a draft of it to whoever has a link (app/(site)/previa). */
  hasPreview?: boolean
  /** Whether a failed save says, in Portuguese, what the backend said (PKG-13). */
  tellsWhy: boolean
  /** How the form is divided; without it the fields stand as they are declared. */
  groups?: FieldGroup[]
  /** Names the drafts in the browser: of a stored item with its id, of a new one with the second word; by the list's name without it. */
  draft?: [item: string, fresh: string]
}

export type FieldGroup = { title: string; text?: string; fields: string[] }

export type SingleDefinition<Schema extends z.ZodType = z.ZodType> = Definition & {
  kind: 'single'
  schema: Schema
  table: string
}

export type SectionDefinition = ListDefinition | SingleDefinition
