'use client'

import type { ReactNode } from 'react'
import type { ItemRow } from '@/lib/content/item-row'

import { DraftActions } from '../_drafts/draft-actions'
import { DraftNotice } from '../_drafts/draft-notice'
import { useItemDraft } from '../_drafts/use-item-draft'

import { CompanyNotice } from '../_editing/company-notice'

import { FormDialog } from '../_ui/form-dialog'
import type { ItemDialogProps } from './use-item-dialog'
import type { useItemForm } from './use-item-form'

type Props<Row extends ItemRow> = ItemDialogProps<Row> & {
  // biome-ignore lint/suspicious/noExplicitAny: the dialog neither knows nor touches the values of the form it holds
  item: ReturnType<typeof useItemForm<Row, any>>
  /** Further buttons, before the one that saves. */
  actions?: ReactNode
  children: ReactNode
}

export function ItemFormDialog<Row extends ItemRow>(props: Props<Row>) {
  const { list, row, item, onClose, actions, children } = props
  const draft = useItemDraft(props)
  return (
    <>
      <FormDialog
        title={item.isNew ? list.texts.newTitle : list.texts.editTitle}
        form={item.form}
        saveLabel={item.isNew ? 'Criar' : 'Atualizar'}
        onClose={onClose}
        onGone={item.onGone}
        actions={
          <>
            {actions}
            <DraftActions draft={draft} hasPreview={list.hasPreview} />
          </>
        }
      >
        <CompanyNotice list={list} item={row?.id} />
        <DraftNotice draft={draft} />
        {children}
      </FormDialog>
      {draft.window}
    </>
  )
}
