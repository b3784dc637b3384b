'use client'

import { Users } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { DraftMark, ItemRow } from '@/lib/content/item-row'
import type { ListName, SectionName } from '@/lib/site/registry'
import { shortMoment } from '@/lib/times'
import { discardDraft, openPreview, saveDraft } from '../_drafts/actions'
import { Button, CancelButton } from '../_ui/button'
import { FormBody } from '../_ui/form-body'
import { notify } from '../_ui/notify'
import { toastFailure } from '../_ui/toast-failure'
import { useLoaded } from '../_ui/use-loaded'
import { useSaving } from '../_ui/use-saving'
import { uploadsEnded } from '../_upload/sending'
import { type Company, watchCompany } from './company'
import { LaterNotice } from './later'
import { markChange } from './later-actions'
import type { Moment } from './later-dialog'
import type { ListInfo } from './list-info'
import type { useItemForm } from './use-item-form'
import type { ItemDialogProps } from './use-list-screen'

export type ItemFormProps<Row extends ItemRow> = ItemDialogProps<Row> & {
  // biome-ignore lint/suspicious/noExplicitAny: this component does not read the values of the form
  item: ReturnType<typeof useItemForm<Row, any>>
  /** What saving means, beside the buttons; without it a sentence for new items and for those that the site does not show. */
  note?: ReactNode
  children: ReactNode
}

type FormState = Pick<
  ReturnType<typeof useItemForm<ItemRow, Record<string, unknown>>>,
  'id' | 'isNew' | 'shownDraft' | 'setShownDraft' | 'unfinished'
>

export type Version = { form: Record<string, unknown>; draft?: DraftMark | undefined }

/** Of a list's item, or of a form over a single row. */
type Props<Row extends Version> = Pick<ItemFormProps<ItemRow>, 'stays' | 'onClose' | 'note' | 'children'> & {
  list: ListInfo | { name: SectionName; label: string; hasPreview: true; texts?: undefined }
  row?: { id: string } | null
  versions?: { draft: Row; stored: Row } | undefined
  item: FormState &
    Pick<ComponentProps<typeof FormBody>, 'form' | 'onGone'> & {
      show(version: Row): void
      changedLabels?: () => string[]
      whyOff?: (values: Record<string, unknown>) => string | null
    }
  saveLabel?: string | undefined
  /** Set in a dialog. */
  onCancel?: () => unknown
  className?: string
}

/** The form of one item: who else has it open, which version it shows, drafts and previews. */
export function ItemFormBody<Row extends Version>(props: Props<Row>) {
  const { list, row, stays, item, onCancel, className, children } = props
  const { note = item.whyOff && <OnSite isNew={item.isNew && !stays} whyOff={item.whyOff} /> } = props
  const draft = useItemDraft(props)
  const { isBusy, save, preview, opener } = draft
  return (
    <>
      <FormBody
        form={item.form}
        className={className}
        saveLabel={props.saveLabel ?? (stays ? 'Salvar' : item.isNew ? 'Criar' : 'Atualizar')}
        {...(item.onGone && { onGone: item.onGone })}
        footer={
          <>
            {note && (
              <p className="field-hint grow basis-40 self-center empty:hidden max-sm:basis-full">{note}</p>
            )}
            <MoreOnPhones>
              {onCancel && <CancelButton onClick={onCancel} disabled={item.form.isHeld} />}
              {list.hasPreview && (
                <Button
                  ref={opener}
                  // Not `disabled`: it would lose the focus while it saves.
                  aria-disabled={isBusy}
                  onClick={() => isBusy || preview()}
                >
                  Pré-visualizar
                </Button>
              )}
              <Button aria-disabled={isBusy} onClick={() => isBusy || save()}>
                Salvar rascunho
              </Button>
              {draft.later && (
                <Button aria-disabled={isBusy} onClick={() => isBusy || draft.later?.open()}>
                  {item.isNew ? 'Aparecer em…' : 'Mudar em…'}
                </Button>
              )}
            </MoreOnPhones>
          </>
        }
      >
        {list.texts && (
          <>
            <CompanyNotice list={list} item={stays ? item.id : row?.id} />
            <LaterNotice list={list} item={row?.id} />
          </>
        )}
        <VersionNotice draft={draft} />
        {children}
      </FormBody>
      {draft.window}
      {draft.later?.dialog}
    </>
  )
}

/** Buttons in the row of the one that saves; on phones they are under 'Mais', so that the form keeps the screen. */
function MoreOnPhones({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <>
      <Button popoverTarget={id} className="sm:hidden">
        Mais
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons are operated, and each closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on one of its buttons is a click */}
      <div
        id={id}
        popover="auto"
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
        className="fixed inset-auto right-5 bottom-18 gap-2 rounded-xs border bg-white p-3 max-sm:open:grid sm:contents"
      >
        {children}
      </div>
    </>
  )
}

type OnSiteProps = { isNew: boolean; whyOff: NonNullable<Props<Version>['item']['whyOff']> }

/** What visitors see of what is typed, once it is saved. */
function OnSite({ isNew, whyOff }: OnSiteProps) {
  return whyOff(useWatch()) ?? (isNew && '“Criar” leva ao site na hora.')
}

/** Says which version the form shows if there is a draft, and leads to the other version (DRAFT-2). */
function VersionNotice({ draft }: { draft: ReturnType<typeof useItemDraft> }) {
  const { shown, pending, isBusy, showStored, showDraft, discard } = draft
  if (!shown && !pending) return null
  const button = (label: string, onClick: () => void) => (
    <Button tone="plain" onClick={onClick} disabled={isBusy}>
      {label}
    </Button>
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

function useItemDraft<Row extends Version>({ list, versions, onClose, stays, item }: Props<Row>) {
  const { form, id, shownDraft } = item
  const { saving, run } = useSaving(failed)
  const [address, setAddress] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const previews = useLoaded(async () => (await import('../_drafts/preview-window')).PreviewWindow)
  const later = useLoaded(async () => (await import('./later-dialog')).LaterDialog)
  const key = { section: list.name, id }

  /** Returns false if the server refused; the form has shown why. */
  async function keep() {
    await uploadsEnded()
    // The form was closed meanwhile.
    if (!form.element.current || !form.isReadable()) return false
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

  async function mark(list: ListName, moment: Moment, back: Moment | null) {
    const sent = await item.unfinished()
    if (!sent.ok) return sent
    const expectedFingerprint = form.base.fingerprint
    const draft = shownDraft?.version ?? null
    const edit = { list, id, expectedFingerprint, draft, values: sent.values }
    const result = await markChange({ ...edit, moment, back })
    if (result.ok) form.settle()
    // The dialog shows what is wrong with the moment.
    else if (!result.fieldErrors?.moment && !result.fieldErrors?.back) form.refuse(result)
    return result
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
    later: list.texts && {
      async open() {
        await uploadsEnded()
        if (form.isReadable()) await later.open()
      },
      dialog: later.Dialog && (
        <later.Dialog
          title={item.isNew ? 'Aparecer em…' : 'Mudar em…'}
          save="Marcar mudança"
          what={item.changedLabels?.().join(', ') || 'nada muda; mude um campo antes'}
          mayReturn={!item.isNew}
          failure="Não foi possível marcar a mudança."
          onClose={later.close}
          onMark={(moment, back) => mark(list.name, moment, back)}
          onDone={(at) => {
            notify.success(
              item.isNew
                ? `Marcado: aparece em ${at}.`
                : `Marcado: muda em ${at}. Até lá o site fica como está.`,
            )
            onClose()
          }}
        />
      ),
    },
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

type CompanyProps = { list: ListInfo; item: string | undefined }

/** Says who else has the same form open (FORM-10). */
function CompanyNotice({ list: { name, texts }, item }: CompanyProps) {
  const { others, self } = useCompany(name, item)
  const sentences = [
    others.length > 0 &&
      `${inWords.format(others)} ${others.length === 1 ? 'está' : 'estão'} editando ${texts.itself}.`,
    self && texts.openElsewhere,
  ].filter(Boolean)
  return (
    <div role="status">
      {sentences.length > 0 && (
        <p className="mb-5 flex gap-3 border-gold-500 border-l-4 bg-sand-100 px-4 py-3">
          <Users className="mt-0.5 size-5 flex-none text-ink-600" aria-hidden="true" />
          {sentences.join(' ')}
        </p>
      )}
    </div>
  )
}

const inWords = new Intl.ListFormat('pt-BR')

const nobody: Company = { others: [], self: false }

/** Who else has the form of this item open. Nobody, if the server does not answer. */
function useCompany(section: string, item: string | undefined) {
  const [present, setPresent] = useState(nobody)
  // The server learns only by this that the form is open.
  useEffect(() => (item ? watchCompany(section, item, setPresent) : undefined), [section, item])
  return present
}
