'use client'

import { valueAt } from '@/lib/content/fields/field'
import { describeChanges } from '@/lib/content/history/describe'
import { toStoredValue } from '@/lib/content/merge-values'
import { isScheduled, listValues } from '@/lib/content/pending-words'
import { siteNow } from '@/lib/dates'
import { ownPreviewPath } from '@/lib/paths'
import { momentWords } from '@/lib/times'
import { savePendingVersion } from '../_pending/actions'
import type { Moment } from '../_pending/moment-dialog'

import { notify } from '../_ui/notify'
import { waitForUploads } from '../_ui/sending'
import { useLoaded } from '../_ui/use-loaded'
import { useSaving } from '../_ui/use-saving'
import type { EditedItem, ItemFormProps } from './form-props'
import type { Version } from './use-item-form'

/** Saves the form as a draft or a scheduled version, and previews it. */
export function usePendingVersion<V extends Version>({ list, onClose, stays, item }: ItemFormProps<V>) {
  const { id, shown } = item
  const { saving, run } = useSaving(failed)
  const moment = useLoaded(async () => (await import('../_pending/moment-dialog')).MomentDialog)
  const section = list.name

  async function sendVersion(moments?: { starts: Moment; ends: Moment | null }) {
    const sent = await item.unfinished()
    if (!sent.ok) return sent
    const expectedFingerprint = item.base.fingerprint
    const edit = { section, id, expectedFingerprint, values: sent.values, pending: shown?.seen ?? null }
    return savePendingVersion({ ...edit, ...(moments && { moments }) })
  }

  /** Returns the stored version, or undefined after showing why the server refused it. */
  async function saveVersion() {
    await waitForUploads()
    // The form was closed during the uploads.
    if (!item.element.current || !item.isReadable()) return undefined
    const result = await run(() => sendVersion())
    if (!result?.ok) {
      if (result) item.refuse(result)
      return undefined
    }
    item.setShown(result.mark)
    item.markSaved()
    return result
  }

  async function save() {
    const result = await saveVersion()
    if (!result) return
    const { mark, notes } = result
    if (isScheduled(mark)) {
      const moment = momentWords(mark.starts, siteNow())
      notify.success(`Guardado para ${moment}. Até lá o site fica como está.${notes}`)
      return onClose()
    }
    // While the form was open, the scheduled moment passed or somebody discarded the version.
    const wasScheduled = isScheduled(shown) && !notes ? 'Esta mudança já não esperava. ' : ''
    notify.success(
      wasScheduled + (item.isNew ? 'Rascunho salvo. Ainda não está no site.' : keptBeside) + notes,
    )
    if (!stays) onClose()
  }

  async function preview() {
    const isTyped = item.unsaved || (item.isNew && !shown)
    // Opens the tab within the click handler, because browsers block it later.
    const tab = window.open()
    if (tab && isTyped) tab.document.body.textContent = 'Guardando o que você digitou…'
    const mark = isTyped ? (await saveVersion())?.mark : shown
    if (isTyped && !mark) return tab?.close()
    const done = isScheduled(mark) ? 'Guardado' : 'Rascunho salvo'
    if (isTyped) notify.success(`${done} para a prévia. No site nada mudou.`)
    const asked = new URLSearchParams({
      secao: section,
      item: id,
      ...(mark && { versao: mark.id }),
    })
    // If the browser blocks the new tab, the preview replaces the panel; nothing is unsaved at this point.
    ;(tab ?? window).location.assign(`${ownPreviewPath}?${asked}`)
  }

  async function openMoments() {
    await waitForUploads()
    if (item.isReadable()) await moment.open()
  }

  async function schedule(starts: Moment | null, ends: Moment | null) {
    const result = starts ? await sendVersion({ starts, ends }) : await sendVersion()
    if (result.ok) item.markSaved()
    // The server stored a draft, because the plan does not fit the published content by then.
    if (result.ok && !isScheduled(result.mark)) {
      item.setShown(result.mark)
      return { ok: false as const, error: result.notes.trim() }
    }
    if (result.ok) return result
    // The dialog itself shows errors of the moments.
    if (!Object.keys(result.fieldErrors ?? {}).some((path) => path.startsWith('moments'))) item.refuse(result)
    return result
  }

  const changes = moment.Dialog ? describeTypedChanges(item) : []
  return {
    isBusy: saving || item.saving,
    ...{ save, preview, mark: openMoments },
    dialog: moment.Dialog && (
      <moment.Dialog
        title={item.isNew ? 'Aparecer em…' : 'Mudar em…'}
        what={
          item.isNew ? 'aparece no site' : listValues(changes, 'after') || 'nada muda; mude um campo antes'
        }
        {...(!item.isNew && { back: listValues(changes, 'before') })}
        onClose={moment.close}
        onMark={schedule}
        onDone={(at, more) => {
          const until = `muda em ${at}. Até lá o site fica como está.`
          notify.success(`Marcado: ${item.isNew ? `aparece em ${at}.` : until}${more}`)
          onClose()
        }}
      />
    ),
  }
}

function describeTypedChanges<V extends Version>({ base, form, fields }: EditedItem<V>) {
  const [before, now] = [{ ...base.values }, form.getValues()]
  const changes = Object.entries(fields).map(([path, field]) => ({
    path,
    before: toStoredValue(field, valueAt(before, path)),
    after: toStoredValue(field, valueAt(now, path)),
  }))
  return describeChanges(fields, changes)
}

const failed = 'Não foi possível guardar o rascunho.'
const keptBeside = 'Rascunho salvo. No site continua a versão publicada.'
