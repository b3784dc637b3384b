import type { ReactNode } from 'react'
import type { ActionResult } from '@/lib/access/result'
import type { Fields } from '@/lib/content/fields/field'
import type { ListTexts } from '@/lib/content/list-texts'
import type { SectionName } from '@/lib/site/registry'
import type { useItemForm, Version } from './use-item-form'

type Values = Record<string, unknown>

/** The form of a list's item, or of some fields of a single row. */
// biome-ignore lint/suspicious/noExplicitAny: who shows it does not read the values of the form
export type EditedItem<V extends Version> = ReturnType<typeof useItemForm<V, any, any, any>> & {
  id: string
  isNew: boolean
  fields: Fields
  /** Resolves to the unchecked values for a draft, after uploading files. */
  unfinished: () => Promise<ActionResult<{ values: Values }>>
  /** Says why the site does not show an item with these values. */
  explainHidden?: (values: Values) => string | null
  /** Called when 'Recarregar' finds that the item has been deleted. */
  onGone?: () => void
}

export type ItemFormProps<V extends Version> = {
  /** `texts` are needed to say who else has the form open. */
  list: { name: SectionName; label: string; texts?: Pick<ListTexts, 'itself' | 'openElsewhere'> }
  item: EditedItem<V>
  row?: { id: string } | null
  /** What is stored, if anything is, and its pending versions. */
  versions?: V[] | undefined
  onClose: () => void
  /** Set for a form that stays open after saving. */
  stays?: boolean | undefined
  /** What saving means, beside the buttons; without it a sentence for new items and for those that the site does not show. */
  note?: ReactNode
  saveLabel?: string | undefined
  /** Set in a dialog. */
  onCancel?: () => unknown
  className?: string
  children: ReactNode
}
