import type { LucideIcon } from 'lucide-react'
import type { FieldNameOf, KindName } from './kinds'

/** Texts by field path (`items.detail`), where the field's default text does not fit. */
type ByPath<Name extends KindName> = { [Path in FieldNameOf<Name> | `items.${string}`]?: string }

/** The panel's texts about a kind. */
export type KindWords<Name extends KindName> = {
  text: string
  icon: LucideIcon
  labels?: ByPath<Name>
  hints?: ByPath<Name>
  /** The name of one of its rows, e.g. `capítulo`. */
  one?: string
  /** The initial values of a new block, which must be true of every hotel. */
  start?: { [Field in FieldNameOf<Name>]?: unknown }
}
