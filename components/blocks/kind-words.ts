import type { LucideIcon } from 'lucide-react'
import type { FieldNameOf, KindName } from './kinds'

/** By the path of a field (`items.detail`), where its own words do not fit. */
type ByPath<Name extends KindName> = { [Path in FieldNameOf<Name> | `items.${string}`]?: string }

/** What the panel says of a kind. */
export type KindWords<Name extends KindName> = {
  text: string
  icon: LucideIcon
  labels?: ByPath<Name>
  hints?: ByPath<Name>
  /** One of its rows: `capítulo`. */
  one?: string
  /** What a new block starts with: nothing that the hotel would have to take back. */
  start?: { [Field in FieldNameOf<Name>]?: unknown }
}
