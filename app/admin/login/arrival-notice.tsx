'use client'

import { useEffect } from 'react'
import { toast } from 'sonner'
import type { Notice } from '@/lib/auth/denials'

/** Says once, as a toast, why the visitor was sent to the login page; without script, as a line on the page. */
export function ArrivalNotice({ notice }: { notice: Notice }) {
  const { kind, title, text } = notice
  // The toaster and the address bar lie outside React: the reason leaves the address, or a reload would repeat it.
  useEffect(() => {
    toast[kind](title, { id: 'arrival', description: text })
    const url = new URL(window.location.href)
    url.searchParams.delete('motivo')
    window.history.replaceState(null, '', url)
  }, [kind, title, text])
  return (
    <noscript>
      <p role="alert" className="mb-5 border-l-2 border-gold-500 pl-4">
        <strong className="block">{title}</strong> {text}
      </p>
    </noscript>
  )
}
