'use client'

import { registry } from '@/lib/site/registry'
import { FieldInput } from '../_ui/field-input'
import { ItemFormDialog } from './item-form-dialog'
import type { ItemDialogProps } from './use-item-dialog'
import { plain, useItemForm } from './use-item-form'

/** The dialog of a list without one of its own: every field that it declares, in their order. */
export function ItemDialog(props: ItemDialogProps) {
  const item = useItemForm(props, plain)
  return (
    <ItemFormDialog {...props} item={item}>
      <div className="grid gap-5">
        {Object.entries(registry[props.list.name].fields).map(([name, field]) => (
          <FieldInput key={name} name={name} field={field} />
        ))}
      </div>
    </ItemFormDialog>
  )
}
