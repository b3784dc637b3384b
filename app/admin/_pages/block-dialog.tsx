'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { shown } from '@/lib/fields/field'
import { blockFields } from '@/lib/pages/fields'
import { isKindName, type KindName, kinds } from '@/lib/pages/kinds'
import { DraftActions } from '../_drafts/draft-actions'
import { DraftNotice } from '../_drafts/draft-notice'
import { useItemDraft } from '../_drafts/use-item-draft'
import { CompanyNotice } from '../_editing/company-notice'
import type { ItemDialogProps } from '../_list/use-item-dialog'
import { plain, useItemForm } from '../_list/use-item-form'
import { CancelButton, FormBody } from '../_ui/form-dialog'
import { DraftNotice as LeftBehind } from '../_ui/form-notices'
import { PanelDialog } from '../_ui/panel-dialog'
import { ScreenChoice } from '../_ui/screen-choice'
import { useFocusAfter } from '../_ui/use-focus-after'
import { BlockFields } from './block-fields'
import { blockLists, isBlockListName } from './block-lists'
import type { BlockRow } from './block-rows'
import { KindGallery } from './kind-gallery'
import { LivePreview } from './live-preview'

const sides = ['Editar', 'Ver'] as const

/** A new block begins with its kind, which stays; beside the form stands what the site would show. */
export function BlockDialog(props: ItemDialogProps<BlockRow>) {
  const { list, row, onClose } = props
  const item = useItemForm(props, plain)
  const draft = useItemDraft({ ...props, item })
  const { form } = item
  const { control } = form.form
  const named: unknown = useWatch({ control, name: 'kind' })
  const [side, setSide] = useState<(typeof sides)[number]>('Editar')
  const focusAfter = useFocusAfter()
  const kind = isKindName(named) ? named : null

  function close() {
    if (!form.mayClose()) return false
    onClose()
    return true
  }

  function choose(chosen: KindName) {
    form.form.reset(shown(blockFields, { ...kinds[chosen].example, kind: chosen }))
    focusAfter(() =>
      form.element.current?.querySelector('input:not([type="file"]), textarea, select, button'),
    )
  }

  if (!kind) {
    const { page } = isBlockListName(list.name) ? blockLists[list.name] : blockLists.home_blocks
    return (
      <PanelDialog title={list.texts.newTitle} onClose={close}>
        <div className="grid gap-5 overflow-y-auto overscroll-contain px-5 py-5 sm:px-8">
          {form.draft && (
            <LeftBehind at={form.draft.at} onRecover={form.recoverDraft} onDiscard={form.discardDraft} />
          )}
          <p className="text-ink-600">Escolha o que ele mostra; depois o tipo não muda mais.</p>
          <KindGallery page={page} onChoose={choose} />
        </div>
      </PanelDialog>
    )
  }

  const title = item.isNew ? list.texts.newTitle : list.texts.editTitle
  return (
    <PanelDialog size="wide" title={title} onClose={close}>
      <ScreenChoice
        label="Formulário ou prévia"
        name="lado"
        choices={sides}
        value={side}
        onChange={setSide}
        className="justify-center border-b py-1 lg:hidden"
      />
      <div className="flex min-h-0 grow">
        <FormBody
          form={form}
          className={`lg:w-[30rem] lg:flex-none lg:grow-0 xl:w-[34rem] ${side === 'Ver' ? 'max-lg:hidden' : ''}`}
          saveLabel={item.isNew ? 'Criar' : 'Atualizar'}
          onGone={item.onGone}
          footer={
            <>
              <CancelButton onClick={close} disabled={form.saving} />
              <DraftActions draft={draft} hasPreview={list.hasPreview} />
            </>
          }
        >
          <CompanyNotice list={list} item={row?.id} />
          <DraftNotice draft={draft} />
          <BlockFields key={kind} kind={kind} />
        </FormBody>
        <LivePreview
          kind={kind}
          control={control}
          className={`lg:border-l ${side === 'Editar' ? 'max-lg:hidden' : ''}`}
        />
      </div>
      {draft.window}
    </PanelDialog>
  )
}
