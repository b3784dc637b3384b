import type { z } from 'zod'
import type { Fields } from '@/lib/fields/field'
import type { Element } from './list'

/** What everything that handles content knows of one part of it. */
type Definition = {
  /** Its name in the database, in the history and in the published document. */
  name: string
  /** As the panel calls it. */
  label: string
  /** As the panel's addresses call it. */
  slug: string
  /** Whatever people edit, by dotted path. */
  fields: Fields
  /** What is stored beside the fields and their id: stamps, and what follows from fields. Nobody edits it. */
  derived: string[]
}

/** A list in `hotel_content`, and what is particular about its items. */
export type ListDefinition<Schema extends z.ZodType = z.ZodType> = Definition & {
  kind: 'list'
  /** How the site reads one item. */
  schema: Schema
  /** What no two items on the site may share. */
  keysOf(item: z.output<Schema>): string[]
  /** What several are called within a sentence. */
  noun: string
  /** The field whose numbers order the items; without one they stand as they are stored. */
  orderField?: string
  /** An item about to be stored where `stored` stood until now. */
  beforeStore(item: Element, stored: Element | undefined): Element
  /** A field that no two stored items may share, and how to say that one would. */
  unique?: { field: string; message: string }
}

/** One row a hotel in a table of its own. */
export type SingleDefinition<Schema extends z.ZodType = z.ZodType> = Definition & {
  kind: 'single'
  schema: Schema
  table: string
}

export type SectionDefinition = ListDefinition | SingleDefinition
