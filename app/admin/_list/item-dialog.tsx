'use client'

import { registry } from '@/lib/site/registry'
import { ItemFields } from './item-fields'
import { ItemFormDialog } from './item-form-dialog'
import type { ItemDialogProps } from './use-item-dialog'
import { plain, useItemForm } from './use-item-form'

/** The dialog of a list without one of its own: every field that it declares, in their order. */
export function ItemDialog(props: ItemDialogProps) {
  const { name } = props.list
  const item = useItemForm(props, plain)
  return (
    <ItemFormDialog {...props} item={item}>
      <ItemFields fields={registry[name].fields} folder={`hotel/${name}`} />
    </ItemFormDialog>
  )
}
