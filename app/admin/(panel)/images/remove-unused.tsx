'use client'

import { Trash2 } from 'lucide-react'
import { useTransition } from 'react'
import { imageTotal } from '@/lib/media/images/size-label'
import { Button } from '../../_ui/button'
import { notify } from '../../_ui/notify'
import { notifyFailure } from '../../_ui/toast-failure'
import { removeUnusedImages } from './actions'

export function RemoveUnused({ total }: { total: string }) {
  const [removing, startTransition] = useTransition()

  function remove() {
    if (!confirm(`Remover ${total} do armazenamento? Isto não pode ser desfeito.`)) return
    startTransition(async () => {
      const result = await notifyFailure(removeUnusedImages({}), 'Erro ao remover imagens.')
      if (result.ok) notify.success(`${imageTotal(result.count, result.bytes)}: remoção concluída.`)
    })
  }

  return (
    <Button tone="danger" icon={Trash2} disabled={removing} onClick={remove}>
      {removing ? 'Removendo...' : 'Remover imagens sem uso'}
    </Button>
  )
}
