'use client'

import { Undo2 } from 'lucide-react'
import { Button } from '../../_ui/button'
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
    <Button icon={Undo2} disabled={saving} onClick={undo}>
      {saving ? 'Desfazendo...' : 'Desfazer'}
      <span className="sr-only">{`a importação de ${when}`}</span>
    </Button>
  )
}
