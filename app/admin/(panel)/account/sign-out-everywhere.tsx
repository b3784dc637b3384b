'use client'

import { useTransition } from 'react'
import { buttonClass } from '@/components/ui/button'
import { leaveThrough } from '../../_shell/leave'
import { notify } from '../../_ui/notify'
import { signOutEverywhere } from './actions'

export function SignOutEverywhere() {
  const [leaving, startTransition] = useTransition()

  function leave() {
    if (!confirm(question)) return
    startTransition(async () => {
      const result = await leaveThrough(() => signOutEverywhere({}), 'Erro ao sair de todos os aparelhos.')
      if (!result.ok) notify.error(result.error, result.title)
    })
  }

  return (
    <button type="button" className={buttonClass('outline')} disabled={leaving} onClick={leave}>
      {leaving ? 'Saindo...' : 'Sair de todos os aparelhos'}
    </button>
  )
}

const question =
  'Sair de todos os aparelhos? Em cada um, este também, será preciso entrar de novo. Rascunhos não salvos neste navegador são apagados.'
