import type { z } from 'zod'
import type { Fields } from '@/lib/fields/field'
import type { Element } from './list'

type Definition = {
  /** Its name in the database, in the history and in the published document. */
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
  beforeStore(item: Element, stored: Element | undefined): Element
  /** A field that no two stored items may share, and how to say that one would. */
  unique?: { field: string; message: string }
}

export type SingleDefinition<Schema extends z.ZodType = z.ZodType> = Definition & {
  kind: 'single'
  schema: Schema
  table: string
}

export type SectionDefinition = ListDefinition | SingleDefinition
