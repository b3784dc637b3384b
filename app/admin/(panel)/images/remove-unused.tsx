'use client'

import { Trash2 } from 'lucide-react'
import { useTransition } from 'react'
import { buttonClass } from '@/components/ui/button'
import { imageTotal } from '@/lib/media/images/size-label'
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
    <button type="button" className={buttonClass('danger')} disabled={removing} onClick={remove}>
      <Trash2 aria-hidden="true" />
      {removing ? 'Removendo...' : 'Remover imagens sem uso'}
    </button>
  )
}

const unreachable = { ok: false, error: 'Erro ao remover imagens.', title: undefined } as const
