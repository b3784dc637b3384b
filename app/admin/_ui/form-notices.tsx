'use client'

import { buttonClass } from '@/components/ui/button'
import type { Conflict } from '@/lib/action/result'
import { formatTime } from '@/lib/format'

type ConflictProps = { conflict: Conflict; saving: boolean; onReload: () => void; onForce: () => void }

export function ConflictNotice({ conflict, saving, onReload, onForce }: ConflictProps) {
  return (
    <Notice tone="danger">
      <p>
        {conflict.current === null
          ? `Este item foi excluído por outra pessoa às ${conflict.at}.`
          : `Este item foi alterado por outra pessoa às ${conflict.at}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('outline')} disabled={saving} onClick={onReload}>
          Recarregar
        </button>
        <button type="button" className={buttonClass('danger')} disabled={saving} onClick={onForce}>
          Salvar mesmo assim
        </button>
      </div>
    </Notice>
  )
}

type DraftProps = { at: number; onRecover: () => void; onDiscard: () => void }

export function DraftNotice({ at, onRecover, onDiscard }: DraftProps) {
  return (
    <Notice tone="quiet">
      <p>{`Há um rascunho não salvo de ${formatTime(at)}.`}</p>
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

function Notice({ tone, children }: { tone: 'danger' | 'quiet'; children: React.ReactNode }) {
  const color = tone === 'danger' ? 'border-danger-700' : 'border-gold-500'
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 bg-sand-100 px-4 py-3 ${color}`}
    >
      {children}
    </div>
  )
}
