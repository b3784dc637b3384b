'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useTransition } from 'react'
import { notify } from '../_ui/notify'
import { confirmSignOut, onOtherTabSignOut, signOutThrough } from './leave'
import { signOut } from './sign-out'

/** Signs out. With JavaScript it first asks if unsaved work would be lost, then deletes the recovery copies (AUTH-7). */
export function SignOutForm({ className, children }: { className: string; children: ReactNode }) {
  const [leaving, startTransition] = useTransition()

  function leave(event: FormEvent) {
    event.preventDefault()
    if (leaving || !confirmSignOut()) return
    startTransition(async () => {
      const failure = await signOutThrough(signOut, notLeft)
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

/** Leaves the panel when another tab signs out, so that no content stays visible. */
export function SignOutWatch() {
  const router = useRouter()
  // A full page load would trigger the leave guard of unsaved forms.
  useEffect(() => onOtherTabSignOut(() => router.replace('/admin/login?motivo=saiu')), [router])
  return null
}
