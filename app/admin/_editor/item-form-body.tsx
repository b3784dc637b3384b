'use client'

import { Users } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { sameJson } from '@/lib/content/fingerprint'
import { isScheduled, type PendingMark } from '@/lib/content/pending-words'
import { siteNow } from '@/lib/dates'
import { checkedParameter } from '@/lib/paths'
import { momentWords } from '@/lib/times'
import { PendingStrip } from '../_pending/strip'
import { Button, CancelButton } from '../_ui/button'
import { KeepFocus } from '../_ui/keep-focus'
import { FormBody } from './form-body'
import type { EditedItem, ItemFormProps } from './form-props'
import { type Presence, watchPresence } from './presence'
import type { Version } from './use-item-form'
import { usePendingVersion } from './use-pending-version'

/** Renders the form of one item with its presence notice, versions, drafts and previews. */
export function ItemFormBody<V extends Version>(props: ItemFormProps<V>) {
  const { list, row, stays, item, onCancel, className, children } = props
  const { shown } = item
  const later = usePendingVersion(props)
  const { isBusy, save, preview, mark } = later
  const scheduled = isScheduled(shown) ? shown : undefined
  const ifScheduled = scheduled && `Até ${momentWords(scheduled.starts, siteNow())} o site fica como está.`
  const {
    note = item.explainHidden && <OnSite isNew={item.isNew && !stays} explainHidden={item.explainHidden} />,
  } = props
  // The URL names a version that could not be published because a field is invalid.
  const isWrong = useSearchParams().get(checkedParameter) === shown?.id
  const showWrong = useEffectEvent(() => {
    void item.check()
    const url = new URL(window.location.href)
    url.searchParams.delete(checkedParameter)
    window.history.replaceState(null, '', url)
  })
  useEffect(() => {
    if (isWrong) showWrong()
  }, [isWrong])
  const saveNow = stays ? 'Salvar' : item.isNew ? 'Criar' : 'Atualizar'
  return (
    <>
      <FormBody
        form={item}
        className={className}
        // Saving waits for a draft that is being stored, which would otherwise outlive the published item.
        onSave={() => isBusy || (scheduled ? save() : item.submit())}
        saveLabel={scheduled ? 'Guardar para depois' : (props.saveLabel ?? saveNow)}
        {...(item.onGone && { onGone: item.onGone })}
        footer={
          <>
            {(ifScheduled ?? note) && (
              <p className="field-hint grow basis-40 self-center empty:hidden max-sm:basis-full">
                {ifScheduled ?? note}
              </p>
            )}
            <MoreOnPhones>
              {onCancel && <CancelButton onClick={onCancel} disabled={item.isClosingBlocked} />}
              {/* `disabled` would drop the focus during the save. */}
              <Button aria-disabled={isBusy} onClick={() => isBusy || preview()}>
                Pré-visualizar
              </Button>
              {!scheduled && (
                <>
                  <Button aria-disabled={isBusy} onClick={() => isBusy || save()}>
                    Salvar rascunho
                  </Button>
                  <Button aria-disabled={isBusy} onClick={() => isBusy || mark()}>
                    {item.isNew ? 'Aparecer em…' : 'Mudar em…'}
                  </Button>
                </>
              )}
            </MoreOnPhones>
          </>
        }
      >
        {list.texts && (
          <PresenceNotice section={list.name} texts={list.texts} item={stays ? item.id : row?.id} />
        )}
        <Versions {...props} />
        {children}
      </FormBody>
      {later.dialog}
    </>
  )
}

/** Renders buttons beside the save button; on phones it moves them into the 'Mais' popover to save space. */
function MoreOnPhones({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <>
      <Button popoverTarget={id} className="sm:hidden">
        Mais
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click bubbles from the buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a button inside also fires a click */}
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

type OnSiteProps = { isNew: boolean; explainHidden: NonNullable<EditedItem<Version>['explainHidden']> }

/** Tells what visitors will see once the typed values are saved. */
function OnSite({ isNew, explainHidden }: OnSiteProps) {
  return explainHidden(useWatch()) ?? (isNew && '“Criar” leva ao site na hora.')
}

/** Lists the item's pending versions, with links to them and to the published one (SAVE-13). */
function Versions<V extends Version>({ list, versions = [], onClose, item }: ItemFormProps<V>) {
  const { shown } = item
  const stored = versions.find(({ pending }) => !pending)
  const marks = versions.flatMap(({ pending }) => pending ?? [])
  // A version that was stored a moment ago is not in the list yet.
  const all = shown && !marks.some(({ id }) => id === shown.id) ? [shown, ...marks] : marks
  const [published, setPublished] = useState<PendingMark['seen']>()
  const isAnswered = published && !marks.some(({ seen }) => sameJson(seen, published))
  const adoptStored = useEffectEvent(() => {
    setPublished(undefined)
    if (stored && !item.shown) item.adopt(stored)
  })
  // The refreshed versions arrive after the response of the action.
  useEffect(() => {
    if (isAnswered) adoptStored()
  }, [isAnswered])
  const show = (label: string, version: V) => (
    <Button tone="plain" onClick={() => item.confirmClose() && item.show(version)}>
      {label}
    </Button>
  )
  const strips = all.map((pending) => {
    const isShown = pending.id === shown?.id
    const version = versions.find((other) => other.pending?.id === pending.id)
    return (
      <div key={pending.id} className="mb-5 border-gold-500 border-l-4 bg-sand-100">
        <PendingStrip
          pending={pending}
          name={list.label}
          isShown={isShown}
          mayChange={() => !isShown || item.confirmClose()}
          onGone={(isOnSite) => {
            if (isOnSite) setPublished(pending.seen)
            if (isShown) onClose()
          }}
        >
          {isShown && stored && show('Ver a versão publicada', stored)}
          {!isShown && version && !pending.hasBegun && !pending.isGone && show('Continuar', version)}
        </PendingStrip>
      </div>
    )
  })
  return <KeepFocus count={all.length}>{strips}</KeepFocus>
}

type PresenceProps = {
  section: string
  texts: NonNullable<ItemFormProps<Version>['list']['texts']>
  item: string | undefined
}

/** Names the others who have the same form open (FORM-10). */
function PresenceNotice({ section, texts, item }: PresenceProps) {
  const { others, self } = usePresence(section, item)
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

const nobody: Presence = { others: [], self: false }

/** Polls who else has this item's form open; nobody if the server does not answer. */
function usePresence(section: string, item: string | undefined) {
  const [present, setPresent] = useState(nobody)
  // Polling also tells the server that the form is open.
  useEffect(() => (item ? watchPresence(section, item, setPresent) : undefined), [section, item])
  return present
}
