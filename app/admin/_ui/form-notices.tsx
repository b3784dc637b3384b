'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { recentMoment } from '@/lib/times'

type DraftProps = { at: number; onRecover: () => void; onDiscard: () => void }

export function DraftNotice({ at, onRecover, onDiscard }: DraftProps) {
  return (
    <Notice>
      <p>{`Há um rascunho não salvo de ${recentMoment(at)}.`}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('outline')} onClick={onRecover}>
          Recuperar
        </button>
        <button type="button" className={buttonClass('plain')} onClick={onDiscard}>
          Descartar
        </button>
      </div>
    </Notice>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-gold-500 border-l-4 bg-sand-100 px-4 py-3"
    >
      {children}
    </div>
  )
}
