'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect } from 'react'
import type { Details } from './details-form'

// Only a new hotel's first screen has the form: others do not load it.
const Form = lazy(async () => ({ default: (await import('./details-form')).DetailsForm }))

/** Name, telephone and times, which every guest asks for. */
export function FirstDetails(props: { stored: Details; hotelName: string; isManager: boolean }) {
  const router = useRouter()
  // The focused button disappears with the form once everything in it is said.
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
