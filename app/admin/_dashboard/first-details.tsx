'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect } from 'react'
import type { Details } from './details-form'

// Loaded on demand, because only new hotels see the form.
const Form = lazy(async () => ({ default: (await import('./details-form')).DetailsForm }))

/** Edits name, telephone and times, which every guest asks for. */
export function FirstDetails(props: { stored: Details; hotelName: string; isManager: boolean }) {
  const router = useRouter()
  // The focused button unmounts with the form once everything is filled in.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('primeiros-passos')?.focus()
    },
    [],
  )
  return (
    <Suspense fallback={<p className="border-b p-5 text-ink-600">Carregando...</p>}>
      <div className="border-b">
        <Form {...props} onSaved={() => router.refresh()} />
      </div>
    </Suspense>
  )
}
