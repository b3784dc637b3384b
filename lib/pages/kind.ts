import type { BlockPage } from './page-names'

/** What a kind says of one of its fields; what it does not say is as in lib/pages/fields.ts. */
export type FieldRule = {
  label?: string
  hint?: string
  /** Without it the block is not shown, and not saved. */
  required?: boolean
  max?: number
  fewest?: number
  most?: number
  /** What one row is called, and which of its columns are used. */
  one?: string
  columns?: Record<string, FieldRule>
}

/** `plain`, `sand` and `dark` are filled; blocks of the same one stand closer. `own` reaches to the block's edges. */
type Ground = 'plain' | 'sand' | 'dark' | 'own'

export type Kind = {
  name: string
  text: string
  /** Of lucide, for the panel's gallery. */
  icon: string
  pages: readonly BlockPage[]
  once?: true
  ground: Ground
  /** In the order of the form, beside kind and switch. */
  fields: Record<string, FieldRule>
  example: Record<string, unknown>
}
