'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { Button } from './button'
import { notify } from './notify'

export function LoadFailure({ text }: { text: string }) {
  const router = useRouter()
  const [loading, startTransition] = useTransition()

  // Also shows the text as a toast; the page keeps it after the toast disappears (ADM-8).
  useEffect(() => notify.error(text), [text])

  return (
    <div className="surface grid justify-items-start gap-4 p-6">
      <p className="font-semibold text-danger-700">{text}</p>
      <p className="text-ink-600">
        Nada se perdeu: o conteúdo não pôde ser lido agora. Tente de novo em instantes.
      </p>
      <Button disabled={loading} onClick={() => startTransition(() => router.refresh())}>
        {loading ? 'Carregando...' : 'Tentar novamente'}
      </Button>
    </div>
  )
}
