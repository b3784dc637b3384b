import type { BlockPage } from './page-names'

/** A kind's rule for one of its fields; lib/pages/fields.ts has the defaults. */
export type FieldRule = {
  label?: string
  hint?: string
  /** A block without this field is neither shown nor saved. */
  required?: boolean
  max?: number
  fewest?: number
  most?: number
  /** The name of one row, and the columns in use. */
  one?: string
  columns?: Record<string, FieldRule>
}

/** `plain`, `sand` and `dark` fill the background; blocks of the same one are closer. `own` extends to the block's edges. */
type Ground = 'plain' | 'sand' | 'dark' | 'own'

export type Kind = {
  name: string
  text: string
  /** The name of the lucide icon in the panel's gallery. */
  icon: string
  pages: readonly BlockPage[]
  once?: true
  ground: Ground
  /** The fields in the order of the form, after kind and switch. */
  fields: Record<string, FieldRule>
  example: Record<string, unknown>
}
