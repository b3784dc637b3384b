'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { ItemRow } from '@/lib/content/item-row'
import { type ItemDraft, useItemDraft } from '../_drafts/use-item-draft'
import { CompanyNotice } from '../_editing/company-notice'
import { FormBody } from '../_ui/form-body'
import type { ItemDialogProps } from './use-item-dialog'
import type { useItemForm } from './use-item-form'

export type ItemFormProps<Row extends ItemRow> = ItemDialogProps<Row> & {
  // biome-ignore lint/suspicious/noExplicitAny: this component does not read the values of the form
  item: ReturnType<typeof useItemForm<Row, any>>
  children: ReactNode
}

type Props<Row extends ItemRow> = ItemFormProps<Row> & {
  saveLabel: string
  /** Further buttons, before those that save. */
  footer?: ReactNode
  className?: string
}

/** The form of one item: who else has it open, which version it shows, drafts and previews. */
export function ItemFormBody<Row extends ItemRow>(props: Props<Row>) {
  const { list, row, stays, item, saveLabel, footer, className, children } = props
  const draft = useItemDraft(props)
  const { isBusy, save, preview, opener } = draft
  return (
    <>
      <FormBody
        form={item.form}
        className={className}
        saveLabel={saveLabel}
        onGone={item.onGone}
        footer={
          <>
            {footer}
            {list.hasPreview && (
              <button
                ref={opener}
                type="button"
                className={buttonClass('outline')}
                // Not `disabled`: it would lose the focus while it saves.
                aria-disabled={isBusy}
                onClick={() => isBusy || preview()}
              >
                Pré-visualizar
              </button>
            )}
            <button
              type="button"
              className={buttonClass('outline')}
              aria-disabled={isBusy}
              onClick={() => isBusy || save()}
            >
              Salvar rascunho
            </button>
          </>
        }
      >
        <CompanyNotice list={list} item={stays ? item.id : row?.id} />
        <VersionNotice draft={draft} />
        {children}
      </FormBody>
      {draft.window}
    </>
  )
}

/** Says which version the form shows if there is a draft, and leads to the other version (DRAFT-2). */
function VersionNotice({
  draft: { shown, pending, isBusy, showStored, showDraft, discard },
}: {
  draft: ItemDraft
}) {
  if (!shown && !pending) return null
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={buttonClass('plain')} onClick={onClick} disabled={isBusy}>
      {label}
    </button>
  )
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-gold-500 border-l-4 bg-sand-100 py-2 pr-2 pl-4"
    >
      <p className="grow basis-64">
        {shown
          ? `${shown.by ? `Você está vendo o rascunho de ${shown.by}, de` : 'Rascunho salvo em'} ${shown.at}. ${
              shown.isAlone ? 'Ainda não está no site.' : 'No site continua a versão publicada.'
            }`
          : `Esta é a versão publicada. Há um rascunho de ${pending?.by}, de ${pending?.at}.`}
      </p>
      <div className="-ml-3 flex flex-wrap sm:ml-0">
        {shown ? (
          <>
            {showStored && button('Ver a versão publicada', showStored)}
            {button('Descartar rascunho', discard)}
          </>
        ) : (
          button('Ver o rascunho', showDraft)
        )}
      </div>
    </div>
  )
}
