'use client'

import { ItemFields } from './item-fields'
import { ItemFormDialog } from './item-form-dialog'
import type { ItemDialogProps } from './use-item-dialog'
import { plain, useItemForm } from './use-item-form'

/** The dialog of a list without one of its own. */
export function ItemDialog(props: ItemDialogProps) {
  const item = useItemForm(props, plain)
  return (
    <ItemFormDialog {...props} item={item}>
      <ItemFields list={props.list.name} />
    </ItemFormDialog>
  )
}
