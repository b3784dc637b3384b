'use client'

import { useRef, useState } from 'react'
import { valueAt } from '@/lib/content/fields/field'
import { sameJson } from '@/lib/content/fingerprint'
import { checked } from '@/lib/content/merge-values'
import { siteNow } from '@/lib/dates'
import { momentWords } from '@/lib/times'
import type { FormProps, Version } from '../_list/form-props'
import { notify } from '../_ui/notify'
import { useLoaded } from '../_ui/use-loaded'
import { useSaving } from '../_ui/use-saving'
import { uploadsEnded } from '../_upload/sending'
import { keepVersion } from './actions'
import type { Moment } from './moment-dialog'
import { openPreview } from './preview-actions'
import { isPlanned, knownOf, markOfKept } from './versions'

/** Keeps what a form holds for later, as a draft or for a day, and shows it. */
export function useLater<Row extends Version>({ list, onClose, stays, item }: FormProps<Row>) {
  const { form, id, shown } = item
  const { saving, run } = useSaving(failed)
  const [seen, setSeen] = useState<PreviewOf>()
  const opener = useRef<HTMLButtonElement>(null)
  const previews = useLoaded(async () => (await import('../_pending/preview-window')).PreviewWindow)
  const moment = useLoaded(async () => (await import('../_pending/moment-dialog')).MomentDialog)
  const section = list.name

  /** Stores what is typed for later. */
  async function send(moments?: { starts: Moment; ends: Moment | null }) {
    const sent = await item.unfinished()
    if (!sent.ok) return sent
    const expectedFingerprint = form.base.fingerprint
    const edit = { section, id, expectedFingerprint, values: sent.values, pending: knownOf(shown) }
    return keepVersion({ ...edit, ...(moments && { moments }) })
  }

  /** Returns the version; undefined if the server refused, and the form has shown why. */
  async function keep() {
    await uploadsEnded()
    // The form was closed meanwhile.
    if (!form.element.current || !form.isReadable()) return undefined
    const result = await run(() => send())
    if (!result?.ok) {
      if (result) form.refuse(result)
      return undefined
    }
    const mark = markOfKept(result, shown, form.base, item.isNew)
    item.setShown(mark)
    form.settle()
    return mark
  }

  async function save() {
    const mark = await keep()
    if (!mark) return
    if (isPlanned(mark)) {
      notify.success(`Guardado para ${momentWords(mark.starts, siteNow())}. Até lá o site fica como está.`)
      return onClose()
    }
    // Its moment came, or somebody dropped it, while the form was open.
    const wasPlanned = isPlanned(shown) ? 'Esta mudança já não esperava. ' : ''
    notify.success(wasPlanned + (item.isNew ? 'Rascunho salvo. Ainda não está no site.' : keptBeside))
    if (!stays) onClose()
  }

  async function preview() {
    const isTyped = form.unsaved || (item.isNew && !shown)
    const mark = isTyped ? await keep() : shown
    if (isTyped && !mark) return
    const kept = isPlanned(mark) ? 'Guardado' : 'Rascunho salvo'
    if (isTyped) notify.success(`${kept} para a prévia. No site nada mudou.`)
    const result = await run(() => openPreview({ section, id, pending: mark?.id ?? null }))
    if (result && !result.ok) notify.error(result.error, result.title)
    if (!result?.ok) return
    setSeen(result)
    await previews.open()
  }

  async function mark() {
    await uploadsEnded()
    if (form.isReadable()) await moment.open()
  }

  async function plan(starts: Moment | null, ends: Moment | null) {
    const result = starts ? await send({ starts, ends }) : await send()
    if (result.ok) form.settle()
    // The dialog shows what is wrong with the moments.
    else if (!Object.keys(result.fieldErrors ?? {}).some((path) => path.startsWith('moments')))
      form.refuse(result)
    return result
  }

  return {
    isBusy: saving || form.saving,
    ...{ save, preview, opener, mark },
    dialogs: (
      <>
        {previews.Dialog && seen && (
          <previews.Dialog {...seen} name={list.label} opener={opener} onClose={previews.close} />
        )}
        {moment.Dialog && (
          <moment.Dialog
            title={item.isNew ? 'Aparecer em…' : 'Mudar em…'}
            what={changedLabels(item).join(', ') || 'nada muda; mude um campo antes'}
            mayReturn={!item.isNew}
            onClose={moment.close}
            onMark={plan}
            onDone={(at) => {
              notify.success(
                item.isNew
                  ? `Marcado: aparece em ${at}.`
                  : `Marcado: muda em ${at}. Até lá o site fica como está.`,
              )
              onClose()
            }}
          />
        )}
      </>
    ),
  }
}

type PreviewOf = Extract<Awaited<ReturnType<typeof openPreview>>, { ok: true }>

/** The labels of the fields that differ from what the form was opened with. */
function changedLabels({ form, fields }: Pick<FormProps<Version>['item'], 'form' | 'fields'>) {
  const [before, now] = [{ ...form.base.values }, form.form.getValues()]
  const changed = Object.entries(fields).filter(
    ([path, field]) => !sameJson(checked(field, valueAt(before, path)), checked(field, valueAt(now, path))),
  )
  return changed.map(([, { label }]) => label)
}

const failed = 'Não foi possível guardar o rascunho.'
const keptBeside = 'Rascunho salvo. No site continua a versão publicada.'
