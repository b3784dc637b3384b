'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useTransition } from 'react'
import { notify } from '../_ui/notify'
import { confirmSignOut, onOtherTabSignOut, signOutThrough } from './leave'
import { signOut } from './sign-out'

/** Signs out. With JavaScript it first asks if unsaved work would be lost, and then deletes the drafts (AUTH-7). */
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

/** Leaves the panel when another tab has signed out, so that nothing stays visible on the screen. */
export function SignOutWatch() {
  const router = useRouter()
  // Through the router, because a form with changes would ask before a full page load.
  useEffect(() => onOtherTabSignOut(() => router.replace('/admin/login?motivo=saiu')), [router])
  return null
}
