'use client'

import { useRouter } from 'next/navigation'
import { startTransition, useRef, useState } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { DraftActions } from '../_drafts/draft-actions'
import { DraftNotice } from '../_drafts/draft-notice'
import { useItemDraft } from '../_drafts/use-item-draft'
import { CompanyNotice } from '../_editing/company-notice'
import { FormBody } from '../_ui/form-dialog'
import { PageHead } from '../_ui/page-head'
import { ItemFields } from './item-fields'
import type { ListInfo } from './list-info'
import type { ItemDialogProps } from './use-item-dialog'
import { plain, useItemForm } from './use-item-form'

type Props = { list: ListInfo; stored: ItemRow | null; draft: ItemRow | null }

export function LoneScreen({ list, stored, draft }: Props) {
  const router = useRouter()
  const [round, setRound] = useState(0)
  const frame = useRef<HTMLElement>(null)

  /** What is stored is read again, and the form begins anew. */
  function beginAgain() {
    // The button that had the focus goes with the form.
    frame.current?.focus({ preventScroll: true })
    startTransition(() => {
      router.refresh()
      setRound((number) => number + 1)
    })
  }

  return (
    <>
      <PageHead title={list.texts.title} text={list.texts.text} />
      <section
        ref={frame}
        aria-label={list.label}
        tabIndex={-1}
        className="surface max-w-[880px] outline-none"
      >
        <LoneForm
          key={round}
          list={list}
          row={draft ?? stored}
          versions={draft && stored ? { draft, stored } : undefined}
          onClose={beginAgain}
          onSaved={() => {}}
          stays
        />
      </section>
    </>
  )
}

function LoneForm(props: ItemDialogProps) {
  const { list } = props
  const item = useItemForm(props, plain)
  const draft = useItemDraft({ ...props, item })
  return (
    <>
      <FormBody
        form={item.form}
        saveLabel="Salvar"
        onGone={item.onGone}
        footer={<DraftActions draft={draft} hasPreview={list.hasPreview} />}
      >
        <CompanyNotice list={list} item={item.id} />
        <DraftNotice draft={draft} />
        <ItemFields list={list.name} />
      </FormBody>
      {draft.window}
    </>
  )
}
