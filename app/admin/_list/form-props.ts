import type { ComponentProps, ReactNode } from 'react'
import type { Fields } from '@/lib/content/fields/field'
import type { ItemRow } from '@/lib/content/item-row'
import type { PendingMark } from '@/lib/content/pending-words'
import type { SectionName } from '@/lib/site/registry'
import type { FormBody } from '../_ui/form-body'
import type { ListInfo } from './list-info'
import type { useItemForm } from './use-item-form'
import type { ItemDialogProps } from './use-list-screen'

export type ItemFormProps<Row extends ItemRow> = ItemDialogProps<Row> & {
  // biome-ignore lint/suspicious/noExplicitAny: this component does not read the values of the form
  item: ReturnType<typeof useItemForm<Row, any>>
  /** What saving means, beside the buttons; without it a sentence for new items and for those that the site does not show. */
  note?: ReactNode
  children: ReactNode
}

type FormState = Pick<
  ReturnType<typeof useItemForm<ItemRow, Record<string, unknown>>>,
  'id' | 'isNew' | 'shown' | 'setShown' | 'unfinished'
>

export type Version = { form: Record<string, unknown>; pending?: PendingMark | undefined }

/** Of a list's item, or of a form over a single row. */
export type FormProps<Row extends Version> = Pick<
  ItemFormProps<ItemRow>,
  'stays' | 'onClose' | 'note' | 'children'
> & {
  list: ListInfo | { name: SectionName; label: string; texts?: undefined }
  row?: { id: string } | null
  versions?: Row[] | undefined
  item: FormState &
    Pick<ComponentProps<typeof FormBody>, 'form' | 'onGone'> & {
      show(version: Row): void
      fields: Fields
      whyOff?: (values: Record<string, unknown>) => string | null
    }
  saveLabel?: string | undefined
  /** Set in a dialog. */
  onCancel?: () => unknown
  className?: string
}
