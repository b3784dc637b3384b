'use client'

import { useRef, useState } from 'react'
import type { ItemRow } from '@/lib/content/item-row'
import { shortMoment } from '@/lib/times'
import type { ItemDialogProps } from '../_list/use-item-dialog'
import type { useItemForm } from '../_list/use-item-form'
import { notify } from '../_ui/notify'
import { toastFailure } from '../_ui/toast-failure'
import { useLoaded } from '../_ui/use-loaded'
import { useSaving } from '../_ui/use-saving'
import { discardDraft, openPreview, saveDraft } from './actions'

export type ItemDraft = ReturnType<typeof useItemDraft>

type Options<Row extends ItemRow> = ItemDialogProps<Row> & {
  // biome-ignore lint/suspicious/noExplicitAny: a draft takes any values
  item: ReturnType<typeof useItemForm<Row, any>>
}

/** Saves, discards and previews the draft of the item that a form edits. */
export function useItemDraft<Row extends ItemRow>({ list, versions, onClose, stays, item }: Options<Row>) {
  const { form, id, shownDraft } = item
  const { saving, run } = useSaving(failed)
  const [address, setAddress] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const previews = useLoaded(async () => (await import('./preview-window')).PreviewWindow)
  const key = { list: list.name, id }

  /** Returns false if the server refused; the form has shown why. */
  async function keep() {
    const result = await run(async () => {
      const sent = await item.unfinished()
      if (!sent.ok) return sent
      const expectedFingerprint = form.base.fingerprint
      const version = shownDraft?.version ?? null
      return saveDraft({ ...key, expectedFingerprint, version, values: sent.values })
    })
    if (!result?.ok) {
      if (result) form.refuse(result)
      return false
    }
    item.setShownDraft({
      by: null,
      at: shortMoment(new Date().toISOString()),
      version: result.version,
      expectedFingerprint: form.base.fingerprint,
      before: form.base.values,
      isAlone: item.isNew,
    })
    form.settle()
    return true
  }

  async function save() {
    if (!(await keep())) return
    notify.success(item.isNew ? 'Rascunho salvo. Ainda não está no site.' : keptBeside)
    if (!stays) onClose()
  }

  async function preview() {
    const isTyped = form.unsaved || (item.isNew && !shownDraft)
    if (isTyped && !(await keep())) return
    if (isTyped) notify.success('Rascunho salvo para a prévia. No site nada mudou.')
    const result = await run(() => openPreview(key))
    if (result && !result.ok) notify.error(result.error, result.title)
    if (!result?.ok) return
    setAddress(result.address)
    await previews.open()
  }

  async function discard() {
    if (!shownDraft || !confirm('Descartar este rascunho?')) return
    const { version, expectedFingerprint } = shownDraft
    const sent = await item.unfinished()
    const { ok } = await toastFailure(
      discardDraft({ ...key, version }),
      'Não foi possível descartar o rascunho.',
    )
    if (!ok) return
    form.discardDraft()
    onClose()
    if (!sent.ok) return notify.success('Rascunho descartado.')
    const { values } = sent
    notify.undo('Rascunho descartado.', async () => {
      const again = saveDraft({ ...key, expectedFingerprint, version: null, values })
      if ((await toastFailure(again, failed)).ok) notify.success('Rascunho de volta.')
    })
  }

  const show = (version: Row) => () => void (form.mayClose() && item.show(version))

  return {
    shown: shownDraft,
    pending: shownDraft ? undefined : versions?.draft.draft,
    isBusy: saving || form.saving,
    save,
    preview,
    opener,
    discard,
    showStored: versions && show(versions.stored),
    showDraft: versions ? show(versions.draft) : () => {},
    window: previews.Dialog && (
      <previews.Dialog
        item={key}
        name={list.label}
        address={address}
        opener={opener}
        onClose={previews.close}
      />
    ),
  }
}

const failed = 'Não foi possível guardar o rascunho.'
const keptBeside = 'Rascunho salvo. No site continua a versão publicada.'
