'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, type ReactNode, useState, useTransition } from 'react'
import { Button } from '../_ui/button'

export const offlineText = 'Sem conexão com o site. Confira a internet e tente de novo.'

type Send<R> = (previous: undefined, form: FormData) => Promise<R>

/** Submits a login form by script to keep typed values on a lost connection. Without JavaScript the browser posts it. */
export function useSentForm<R>(
  send: Send<R>,
  offline: R,
  onAnswer: (answer: R, form: HTMLFormElement) => void,
) {
  const [failure, setFailure] = useState<R>()
  const [isBusy, startTransition] = useTransition()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    startTransition(async () => {
      const answer = await send(undefined, data).catch((error: unknown) => {
        unstable_rethrow(error)
        return offline
      })
      startTransition(() => setFailure(answer))
      onAnswer(answer, form)
    })
  }
  return { failure, isBusy, onSubmit }
}

type EndProps = { label: string; busyLabel: string; isBusy: boolean; alertId?: string; children: ReactNode }

/** Renders the error (`children`) and the submit button of a form. */
export function FormEnd({ label, busyLabel, isBusy, alertId, children }: EndProps) {
  return (
    <>
      <div role="alert" className="text-danger-700 empty:hidden">
        {children && (
          <p id={alertId} className="border-danger-700 border-l-2 pl-3">
            {children}
          </p>
        )}
      </div>
      <Button tone="primary" className="min-h-12" type="submit" disabled={isBusy}>
        {isBusy ? busyLabel : label}
      </Button>
    </>
  )
}
