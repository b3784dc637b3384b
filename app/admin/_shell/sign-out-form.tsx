'use client'

import { type FormEvent, type ReactNode, useTransition } from 'react'
import { notify } from '../_ui/notify'
import { leaveThrough, mayLeave } from './leave'
import { signOut } from './sign-out'

type Props = { className: string; children: ReactNode }

/** Without script the form posts itself; with it, unsaved work is asked for, then forgotten (AUTH-7). */
export function SignOutForm({ className, children }: Props) {
  const [leaving, startTransition] = useTransition()

  function leave(event: FormEvent) {
    event.preventDefault()
    if (leaving || !mayLeave()) return
    startTransition(async () => {
      const failure = await leaveThrough(signOut, notLeft)
      if (failure) notify.error(failure.error)
    })
  }

  return (
    <form action={signOut} onSubmit={leave}>
      <button type="submit" className={className} aria-disabled={leaving}>
        {children}
      </button>
    </form>
  )
}

const notLeft = 'Não foi possível sair: o site não respondeu. Você continua conectado.'
