'use client'

import { CalendarClock } from 'lucide-react'
import { createContext, type ReactNode, startTransition, use, useState } from 'react'
import type { ActionResult } from '@/lib/access/result'
import type { Pending } from '@/lib/content/later'
import { Button } from '../_ui/button'
import { notify } from '../_ui/notify'
import { toastFailure } from '../_ui/toast-failure'
import { useLoaded } from '../_ui/use-loaded'
import { cancelChange, confirmChange, rescheduleChange } from './later-actions'
import type { ListInfo } from './list-info'

const LaterContext = createContext<Pending[]>([])

/** Gives a list's later changes to its rows and forms. */
export function LaterChanges({ changes, children }: { changes: Pending[]; children: ReactNode }) {
  return <LaterContext value={changes}>{children}</LaterContext>
}

function verb({ isNew }: Pending) {
  return isNew ? 'Aparece' : 'Muda'
}

/** Marks a row whose item changes by itself. */
export function LaterMark({ item }: { item: string }) {
  const all = use(LaterContext).filter((change) => change.item === item)
  const [next] = all
  if (!next) return null
  const more = all.length > 1 ? ` e mais ${all.length - 1}` : ''
  const isOdd = all.some(({ problems }) => problems.length > 0)
  return (
    <p className="flex items-start gap-1.5 text-[0.78125rem] leading-tight">
      <CalendarClock className="size-3.5 flex-none" aria-hidden="true" />
      {`${verb(next)} em ${next.day}${more}${isOdd ? ': confira' : ''}`}
    </p>
  )
}

/** New items that appear later, and changes of items that are gone, above their list. */
export function LaterItems({ list }: { list: ListInfo }) {
  const added = use(LaterContext).filter(({ isNew, isGone }) => isNew || isGone)
  if (added.length === 0) return null
  return (
    <section aria-label="Mudanças marcadas" className="surface mb-4 divide-y">
      {added.map((change) => (
        <LaterChange key={change.id} list={list} change={change} />
      ))}
    </section>
  )
}

/** The later changes of one item, above its form (SAVE-13). */
export function LaterNotice({ list, item }: { list: ListInfo; item: string | undefined }) {
  const own = use(LaterContext).filter((change) => change.item === item)
  return own.map((change) => (
    <div key={change.id} className="mb-5 border-gold-500 border-l-4 bg-sand-100">
      <LaterChange list={list} change={change} />
    </div>
  ))
}

function LaterChange({ list, change }: { list: ListInfo; change: Pending }) {
  const { id, when, labels, by, isNew, isGone, problems, name } = change
  const [isBusy, setBusy] = useState(false)
  const dialog = useLoaded(async () => (await import('./later-dialog')).LaterDialog)
  const subject = isNew ? name : `${isGone ? `${name}, ` : ''}${labels.join(', ')}`

  function run(action: () => Promise<ActionResult>, done: string) {
    setBusy(true)
    startTransition(async () => {
      if ((await toastFailure(action(), failed)).ok) notify.success(done)
      setBusy(false)
    })
  }
  const button = (label: string, onClick: () => unknown) => (
    <Button tone="plain" onClick={onClick} disabled={isBusy}>
      {label}
      <span className="sr-only">{`: ${subject}, ${when}`}</span>
    </Button>
  )
  const apply = () =>
    confirm(`Aplicar agora no site: ${subject}?`) &&
    run(() => rescheduleChange({ change: id, moment: null }), 'Mudança aplicada: já está no site.')

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2 pr-2 pl-4">
      <div className="grow basis-64">
        <p>{`${verb(change)} em ${when}: ${subject} (${by}).`}</p>
        {isGone && <p>Não se aplica mais: o item foi excluído.</p>}
        {problems.map((problem) => (
          <p key={problem} className="font-semibold">
            {problem}
          </p>
        ))}
      </div>
      <div className="-ml-3 flex flex-wrap sm:ml-0">
        {problems.length > 0 &&
          button('Manter a mudança', () =>
            run(() => confirmChange({ list: list.name, change: id }), `Mantida: muda em ${when}.`),
          )}
        {!isGone && button('Mudar a hora', dialog.open)}
        {!isGone && button('Aplicar agora', apply)}
        {button('Desfazer', () =>
          run(
            () => cancelChange({ change: id }),
            isNew ? 'Desfeita: voltou a ser rascunho.' : `Desfeita: nada muda em ${when}.`,
          ),
        )}
      </div>
      {dialog.Dialog && (
        <dialog.Dialog
          title="Mudar a hora"
          save="Mudar a hora"
          what={subject}
          failure={failed}
          onClose={dialog.close}
          onMark={(moment) => rescheduleChange({ change: id, moment })}
          onDone={(at) => notify.success(`A mudança fica para ${at}.`)}
        />
      )}
    </div>
  )
}

const failed = 'Não foi possível mudar. Tente de novo.'
