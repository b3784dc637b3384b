'use client'

import type { ReactNode } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { CompanyNotice } from '../_editing/company-notice'
import { FormDialog } from '../_ui/form-dialog'
import type { ItemDialogProps } from './use-item-dialog'
import type { useItemForm } from './use-item-form'

type Props<Row extends ItemRow> = ItemDialogProps<Row> & {
  // biome-ignore lint/suspicious/noExplicitAny: the dialog neither knows nor touches the values of the form it holds
  item: Pick<ReturnType<typeof useItemForm<Row, any>>, 'form' | 'onGone'>
  /** Further buttons, before the one that saves. */
  actions?: ReactNode
  children: ReactNode
}

export function ItemFormDialog<Row extends ItemRow>(props: Props<Row>) {
  const { list, row, item, onClose, actions, children } = props
  return (
    <FormDialog
      title={row ? list.texts.editTitle : list.texts.newTitle}
      form={item.form}
      saveLabel={row ? 'Atualizar' : 'Criar'}
      onClose={onClose}
      onGone={item.onGone}
      actions={actions}
    >
      <CompanyNotice list={list} item={row?.id} />
      {children}
    </FormDialog>
  )
}
