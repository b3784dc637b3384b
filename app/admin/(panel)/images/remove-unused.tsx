'use client'

import { Trash2 } from 'lucide-react'
import { useTransition } from 'react'
import { imageTotal } from '@/lib/media/images/size-label'
import { Button } from '../../_ui/button'
import { notify } from '../../_ui/notify'
import { removeUnusedImages } from './actions'

export function RemoveUnused({ total }: { total: string }) {
  const [removing, startTransition] = useTransition()

  function remove() {
    if (!confirm(`Remover ${total} do armazenamento? Isto não pode ser desfeito.`)) return
    startTransition(async () => {
      const result = await removeUnusedImages({}).catch(() => unreachable)
      if (result.ok) notify.success(`${imageTotal(result.count, result.bytes)}: remoção concluída.`)
      else notify.error(result.error, result.title)
    })
  }

  return (
    <Button tone="danger" icon={Trash2} disabled={removing} onClick={remove}>
      {removing ? 'Removendo...' : 'Remover imagens sem uso'}
    </Button>
  )
}

const unreachable = { ok: false, error: 'Erro ao remover imagens.', title: undefined } as const
