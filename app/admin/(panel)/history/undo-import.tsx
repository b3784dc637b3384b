'use client'

import { Undo2 } from 'lucide-react'
import { Badge } from '../../_ui/badge'
import { Button } from '../../_ui/button'
import { KeepFocus } from '../../_ui/keep-focus'
import { notify } from '../../_ui/notify'
import { useSaving } from '../../_ui/use-saving'
import { undoImport } from './actions'

type Props = { version: number; when: string; isUndone: boolean }

export function UndoImport({ version, when, isUndone }: Props) {
  const { saving, run } = useSaving('Erro ao desfazer a importação.')

  async function undo() {
    const result = await run(() => undoImport({ version }))
    if (result?.ok) notify.success('Importação desfeita: tudo voltou a ser como era antes dela.')
    else if (result) notify.error(result.error, result.title)
  }

  return (
    <KeepFocus count={isUndone ? 0 : 1}>
      {isUndone ? (
        <Badge tone="quiet">Desfeita</Badge>
      ) : (
        <Button icon={Undo2} disabled={saving} onClick={undo}>
          {saving ? 'Desfazendo...' : 'Desfazer'}
          <span className="sr-only">{`a importação de ${when}`}</span>
        </Button>
      )}
    </KeepFocus>
  )
}
