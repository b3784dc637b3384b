import type { ReactNode } from 'react'
import type { ActionResult } from '@/lib/access/result'
import type { Fields } from '@/lib/content/fields/field'
import type { ListTexts } from '@/lib/content/list-texts'
import type { SectionName } from '@/lib/site/registry'
import type { useItemForm, Version } from './use-item-form'

type Values = Record<string, unknown>

/** The form state of a list item, or of some fields of a single row. */
// biome-ignore lint/suspicious/noExplicitAny: its consumers do not read the form's values
export type EditedItem<V extends Version> = ReturnType<typeof useItemForm<V, any, any, any>> & {
  id: string
  isNew: boolean
  fields: Fields
  /** Uploads files, then resolves to the unvalidated values of a draft. */
  unfinished: () => Promise<ActionResult<{ values: Values }>>
  /** Explains why the site hides an item with these values. */
  explainHidden?: (values: Values) => string | null
  /** Called when 'Recarregar' finds that the item was deleted. */
  onGone?: () => void
}

export type ItemFormProps<V extends Version> = {
  /** `texts` is required to show who else has the form open. */
  list: { name: SectionName; label: string; texts?: Pick<ListTexts, 'itself' | 'openElsewhere'> }
  item: EditedItem<V>
  row?: { id: string } | null
  /** The stored version, if any, and the pending ones. */
  versions?: V[] | undefined
  onClose: () => void
  /** Whether the form stays open after saving. */
  stays?: boolean | undefined
  /** Explains beside the buttons what saving does; by default only for new items and for those that the site hides. */
  note?: ReactNode
  saveLabel?: string | undefined
  /** Set in a dialog only. */
  onCancel?: () => unknown
  className?: string
  children: ReactNode
}
