'use client'

import { valueAt } from '@/lib/content/fields/field'
import { describeChanges } from '@/lib/content/history/describe'
import { checked } from '@/lib/content/merge-values'
import { isPlanned, listed } from '@/lib/content/pending-words'
import { siteNow } from '@/lib/dates'
import { ownPreviewPath } from '@/lib/paths'
import { momentWords } from '@/lib/times'
import { keepVersion } from '../_pending/actions'
import type { Moment } from '../_pending/moment-dialog'

import { notify } from '../_ui/notify'
import { uploadsEnded } from '../_ui/sending'
import { useLoaded } from '../_ui/use-loaded'
import { useSaving } from '../_ui/use-saving'
import type { EditedItem, ItemFormProps } from './form-props'
import type { Version } from './use-item-form'

/** Keeps what a form holds for later, as a draft or for a day, and shows it. */
export function useLater<V extends Version>({ list, onClose, stays, item }: ItemFormProps<V>) {
  const { id, shown } = item
  const { saving, run } = useSaving(failed)
  const moment = useLoaded(async () => (await import('../_pending/moment-dialog')).MomentDialog)
  const section = list.name

  /** Stores what is typed for later. */
  async function send(moments?: { starts: Moment; ends: Moment | null }) {
    const sent = await item.unfinished()
    if (!sent.ok) return sent
    const expectedFingerprint = item.base.fingerprint
    const edit = { section, id, expectedFingerprint, values: sent.values, pending: shown?.seen ?? null }
    return keepVersion({ ...edit, ...(moments && { moments }) })
  }

  /** Returns the version; undefined if the server refused, and the form has shown why. */
  async function keep() {
    await uploadsEnded()
    // The form was closed meanwhile.
    if (!item.element.current || !item.isReadable()) return undefined
    const result = await run(() => send())
    if (!result?.ok) {
      if (result) item.refuse(result)
      return undefined
    }
    item.setShown(result.mark)
    item.settle()
    return result
  }

  async function save() {
    const result = await keep()
    if (!result) return
    const { mark, kept } = result
    if (isPlanned(mark)) {
      const moment = momentWords(mark.starts, siteNow())
      notify.success(`Guardado para ${moment}. Até lá o site fica como está.${kept}`)
      return onClose()
    }
    // Its moment came, or somebody dropped it, while the form was open.
    const wasPlanned = isPlanned(shown) && !kept ? 'Esta mudança já não esperava. ' : ''
    notify.success(wasPlanned + (item.isNew ? 'Rascunho salvo. Ainda não está no site.' : keptBeside) + kept)
    if (!stays) onClose()
  }

  async function preview() {
    const isTyped = item.unsaved || (item.isNew && !shown)
    // By the click itself: browsers open no tab later.
    const tab = window.open()
    if (tab && isTyped) tab.document.body.textContent = 'Guardando o que você digitou…'
    const mark = isTyped ? (await keep())?.mark : shown
    if (isTyped && !mark) return tab?.close()
    const kept = isPlanned(mark) ? 'Guardado' : 'Rascunho salvo'
    if (isTyped) notify.success(`${kept} para a prévia. No site nada mudou.`)
    const asked = new URLSearchParams({ secao: section, item: id, ...(mark && { versao: mark.id }) })
    // Where no tab may be opened, the preview takes the place of the panel: nothing is left to lose.
    ;(tab ?? window).location.assign(`${ownPreviewPath}?${asked}`)
  }

  async function mark() {
    await uploadsEnded()
    if (item.isReadable()) await moment.open()
  }

  async function plan(starts: Moment | null, ends: Moment | null) {
    const result = starts ? await send({ starts, ends }) : await send()
    if (result.ok) item.settle()
    // It became a draft, because it does not fit by then.
    if (result.ok && !isPlanned(result.mark)) {
      item.setShown(result.mark)
      return { ok: false as const, error: result.kept.trim() }
    }
    if (result.ok) return result
    // The dialog shows what is wrong with the moments.
    if (!Object.keys(result.fieldErrors ?? {}).some((path) => path.startsWith('moments'))) item.refuse(result)
    return result
  }

  const changes = moment.Dialog ? changesOf(item) : []
  return {
    isBusy: saving || item.saving,
    ...{ save, preview, mark },
    dialog: moment.Dialog && (
      <moment.Dialog
        title={item.isNew ? 'Aparecer em…' : 'Mudar em…'}
        what={item.isNew ? 'aparece no site' : listed(changes, 'after') || 'nada muda; mude um campo antes'}
        {...(!item.isNew && { back: listed(changes, 'before') })}
        onClose={moment.close}
        onMark={plan}
        onDone={(at, more) => {
          const until = `muda em ${at}. Até lá o site fica como está.`
          notify.success(`Marcado: ${item.isNew ? `aparece em ${at}.` : until}${more}`)
          onClose()
        }}
      />
    ),
  }
}

/** What differs from what the form was opened with, in words. */
function changesOf<V extends Version>({ base, form, fields }: EditedItem<V>) {
  const [before, now] = [{ ...base.values }, form.getValues()]
  const changes = Object.entries(fields).map(([path, field]) => ({
    path,
    before: checked(field, valueAt(before, path)),
    after: checked(field, valueAt(now, path)),
  }))
  return describeChanges(fields, changes)
}

const failed = 'Não foi possível guardar o rascunho.'
const keptBeside = 'Rascunho salvo. No site continua a versão publicada.'
