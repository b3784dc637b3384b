'use client'

import { Undo2 } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { notify } from '../../_ui/notify'
import { useSaving } from '../../_ui/use-saving'
import { undoImport } from './actions'

export function UndoImport({ version, when }: { version: number; when: string }) {
  const { saving, run } = useSaving('Erro ao desfazer a importação.')

  async function undo() {
    const result = await run(() => undoImport({ version }))
    if (result?.ok) notify.success('Importação desfeita: tudo voltou a ser como era antes dela.')
    else if (result) notify.error(result.error, result.title)
  }

  return (
    <button type="button" className={buttonClass('outline')} disabled={saving} onClick={undo}>
      <Undo2 aria-hidden="true" />
      {saving ? 'Desfazendo...' : 'Desfazer'}
      <span className="sr-only">{`a importação de ${when}`}</span>
    </button>
  )
}
