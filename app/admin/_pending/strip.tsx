'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type ReactNode, startTransition, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { ActionResult, Failure } from '@/lib/access/result'
import type { PendingMark } from '@/lib/content/pending-words'
import { checkedPath } from '@/lib/paths'
import { Button } from '../_ui/button'
import { notify } from '../_ui/notify'
import { usePanelActions } from '../_ui/panel-actions'
import { notifyFailure } from '../_ui/toast-failure'
import { useLoaded } from '../_ui/use-loaded'

type Props = {
  pending: PendingMark
  /** The item's name, for screen readers only unless `isNamed`. */
  name: string
  isNamed?: boolean
  /** Whether the surrounding form shows this version. */
  isShown?: boolean
  /** The page of its form, unless the form surrounds it. */
  href?: Route
  /** Buttons before the others. */
  children?: ReactNode
  /** Asks before the version changes, because typed values would be lost. */
  mayChange?: () => boolean
  /** Called after the change; `isOnSite` tells whether the site changed too. */
  onGone?: (isOnSite: boolean) => void
}

/** Shows one pending version with its effect, its author and its actions (SAVE-13). */
export function PendingStrip(props: Props) {
  const {
    pending,
    name,
    isNamed = false,
    isShown = false,
    href,
    children,
    mayChange = () => true,
    onGone,
  } = props
  const { seen, starts, ends, hasBegun, isGone, problems } = pending
  const { deletePendingVersion, reschedulePendingVersions, savePendingVersion } = usePanelActions()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const moment = useLoaded(async () => (await import('./moment-dialog')).MomentDialog)
  const fields = pending.isAlone ? '' : pending.labels
  const subject = isNamed && fields ? `${name}: ${fields}` : fields || name

  function run<T extends object>(
    action: () => Promise<ActionResult<T>>,
    onDone: (result: T) => void,
    isOnSite: boolean,
  ) {
    if (isBusy || !mayChange()) return
    setBusy(true)
    startTransition(async () => {
      const result = await notifyFailure(action(), 'Não foi possível mudar. Tente de novo.')
      setBusy(false)
      if (!result.ok) return openRefusedField(result)
      onDone(result)
      onGone?.(isOnSite)
    })
  }

  /** Opens the form at the field that made the server refuse the change. */
  function openRefusedField({ fieldErrors = {} }: Failure) {
    if (href && Object.keys(fieldErrors).some((path) => !path.startsWith('moments')))
      router.push(checkedPath(href, pending.id))
  }

  function publish() {
    const question = hasBegun ? `Voltar agora: ${subject}?` : `Publicar agora: ${subject}?`
    if (!confirm([question, ...problems].join('\n'))) return
    run(
      () => reschedulePendingVersions({ versions: [seen], moments: null }),
      ({ notes }) =>
        notify.success((hasBegun ? 'Voltou: já está no site.' : 'Publicado: já está no site.') + notes),
      true,
    )
  }

  function drop() {
    if (
      !confirm(
        hasBegun
          ? `Deixar como está, sem voltar: ${subject}?`
          : `Descartar ${starts === null ? 'este rascunho' : 'esta mudança'}${isNamed ? `: ${subject}` : ''}?`,
      )
    )
      return
    run(
      () => deletePendingVersion(seen),
      ({ deleted, notes }) => {
        const done = starts === null ? 'Rascunho descartado.' : 'Mudança descartada.'
        if (deleted) notify.undo(done + notes, () => restoreDeleted(deleted))
        else notify.success(`Fica como está.${notes}`)
      },
      false,
    )
  }

  async function restoreDeleted(deleted: Parameters<typeof savePendingVersion>[0]) {
    const { ok } = await notifyFailure(
      savePendingVersion(deleted),
      'Não foi possível desfazer. Tente de novo.',
    )
    if (ok) notify.success(`${deleted.moments ? 'Mudança' : 'Rascunho'} de volta.`)
  }

  // Several versions may change the same field, so the label tells them apart.
  const description = `${starts === null ? `${pending.by}, ${pending.at}` : pending.short}, ${subject}`
  const button = (label: string, onClick: () => unknown) => (
    // `disabled` would drop the focus.
    <Button tone="plain" onClick={onClick} aria-disabled={isBusy}>
      {label}
      <span className="sr-only">{`: ${description}`}</span>
    </Button>
  )
  // The form's own buttons publish and plan the version that it shows.
  const isOwnDraft = isShown && starts === null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2 pr-2 pl-4">
      <div className="wrap-anywhere grow basis-64">
        {isNamed && <p className="font-semibold">{name}</p>}
        <p>{describeState(pending, isShown)}</p>
        {problems.map((problem) => (
          <p key={problem} className="font-semibold">
            {problem}
          </p>
        ))}
      </div>
      <div className="-ml-3 flex flex-wrap sm:ml-0">
        {children}
        {href && !isGone && !hasBegun && (
          <Link href={href} prefetch={false} className={buttonClass('plain')}>
            Continuar
            <span className="sr-only">{`: ${description}`}</span>
          </Link>
        )}
        {!isGone && !isOwnDraft && button(starts === null ? 'Marcar a hora' : 'Mudar a hora', moment.open)}
        {!isGone && !isOwnDraft && button(hasBegun ? 'Voltar agora' : 'Publicar agora', publish)}
        {button(hasBegun && !isGone ? 'Não voltar' : 'Descartar', drop)}
      </div>
      {moment.Dialog && (
        <moment.Dialog
          title={starts === null ? 'Marcar a hora' : 'Mudar a hora'}
          what={pending.isAlone ? 'aparece no site' : pending.effect}
          {...(!pending.isAlone && { back: pending.former })}
          moments={{ starts, ends }}
          hasBegun={hasBegun}
          onClose={moment.close}
          onMark={async (starts, ends) => {
            if (!mayChange()) return { ok: false, error: 'Nada mudou.' }
            const result = await reschedulePendingVersions({ versions: [seen], moments: { starts, ends } })
            if (!result.ok) openRefusedField(result)
            return result
          }}
          onDone={(at, notes) => {
            notify.success((hasBegun ? `Volta em ${at}.` : `Marcado para ${at}.`) + notes)
            onGone?.(false)
          }}
        />
      )}
    </div>
  )
}

function describeState({ starts, what, by, at, isAlone }: PendingMark, isShown: boolean) {
  if (starts !== null) return `${isShown ? 'Você está vendo o que espera. ' : ''}${what} (${by}).`
  if (isShown) return `Você está vendo o rascunho de ${by}, de ${at}. ${isAlone ? `${what}.` : published}`
  return `Rascunho de ${by}, de ${at}. ${what}.`
}

const published = 'No site continua a versão publicada.'
