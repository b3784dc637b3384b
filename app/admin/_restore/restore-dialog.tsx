'use client'

import { type ReactNode, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { ActionResult, Failure } from '@/lib/access/result'
import { PanelDialog } from '../_ui/panel-dialog'
import { useSaving } from '../_ui/use-saving'

type Props<Done extends object> = {
  title: string
  failure: Failure | null
  /** Null while the comparison is on its way; nothing to restore has no `restore`. */
  children: ReactNode | null
  restore?: (() => Promise<ActionResult<Done>>) | undefined
  restoreLabel?: string
  onRestored: (done: Done) => void
  onCompareAgain: () => void
  onClose: () => void
}

/** Shows what would change, then does it; what was saved meanwhile is told and nothing is written. */
export function RestoreDialog<Done extends object>(props: Props<Done>) {
  const { title, failure, children, restore, restoreLabel, onRestored, onCompareAgain, onClose } = props
  const { saving, run } = useSaving('Erro ao restaurar.')
  const [refused, setRefused] = useState<Failure | null>(null)
  const told = refused ?? failure

  async function start() {
    const result = restore && (await run(restore))
    if (!result) return
    if (result.ok) onRestored(result)
    else setRefused(result)
  }

  return (
    <PanelDialog title={title} onClose={() => !saving && onClose()}>
      <div
        className="grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-8"
        aria-busy={!children && !told}
      >
        {children ?? (!told && <p role="status">Comparando…</p>)}
      </div>
      <div className="grid gap-3 border-t bg-white px-5 py-3 sm:px-8">
        {told && (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="font-semibold text-danger-700">{sentence(told)}</p>
            <button
              type="button"
              className={buttonClass('outline')}
              onClick={() => {
                setRefused(null)
                onCompareAgain()
              }}
            >
              Comparar de novo
            </button>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className={buttonClass('outline')} disabled={saving} onClick={onClose}>
            Cancelar
          </button>
          {children && restore && !refused && (
            <button type="button" className={buttonClass('primary')} disabled={saving} onClick={start}>
              {saving ? 'Restaurando...' : (restoreLabel ?? 'Restaurar')}
            </button>
          )}
        </div>
      </div>
    </PanelDialog>
  )
}

function sentence({ error, conflict }: Failure) {
  return conflict ? [error, ...conflict.who, 'Nada foi gravado.'].join(' ') : error
}
