import type { LucideIcon } from 'lucide-react'
import type { FieldNameOf, KindName } from './kinds'

/** What a form calls a field, and one of its rows, where the field's own words do not fit. */
export type FieldWords = { label?: string; hint?: string; one?: string; columns?: Record<string, FieldWords> }

/** What the panel says of a kind. */
export type KindWords<Name extends KindName = KindName> = {
  text: string
  icon: LucideIcon
  fields?: { [Field in FieldNameOf<Name>]?: FieldWords }
  /** What a new block starts with: nothing that the hotel would have to take back. */
  start?: { [Field in FieldNameOf<Name>]?: unknown }
}
