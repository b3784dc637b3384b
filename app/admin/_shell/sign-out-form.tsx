'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, type ReactNode, useTransition } from 'react'
import { notify } from '../_ui/notify'
import { forgetEverything, mayLeave } from './leave'
import { signOut } from './sign-out'

type Props = { className: string; children: ReactNode }

/** The button 'Sair'. Without script the form posts itself; with it, unsaved work is asked for, then forgotten. */
export function SignOutForm({ className, children }: Props) {
  const [leaving, startTransition] = useTransition()

  function leave(event: FormEvent) {
    event.preventDefault()
    if (leaving || !mayLeave()) return
    startTransition(async () => {
      try {
        await signOut()
      } catch (error) {
        if (!isRedirect(error)) return notify.error(unreachable)
        forgetEverything()
        throw error
      }
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

const unreachable = 'Não foi possível sair: o site não respondeu. Você continua conectado.'

/** The way to the login page arrives as an error, too. */
function isRedirect(error: unknown) {
  try {
    unstable_rethrow(error)
    return false
  } catch {
    return true
  }
}
