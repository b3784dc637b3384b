'use client'

import { useTransition } from 'react'
import { Button } from '../../_ui/button'
import { notify } from '../../_ui/notify'
import { notifyFailure } from '../../_ui/toast-failure'
import { renewSurveyLink } from './actions'

/** Replaces the guests' link after explaining that the old one stops working (SUR-16). */
export function RenewLink() {
  const [pending, startTransition] = useTransition()

  function renew() {
    if (!confirm(question)) return
    startTransition(async () => {
      const result = await notifyFailure(renewSurveyLink({}), 'Erro ao trocar o link.')
      if (result.ok) notify.success('Link trocado: mande o novo aos hóspedes.')
    })
  }

  return (
    <Button tone="plain" disabled={pending} onClick={renew}>
      {pending ? 'Um momento...' : 'Trocar o link'}
    </Button>
  )
}

const question =
  'Trocar o link? O de agora deixa de valer, também nos códigos QR já impressos: quem vem por ele passa a contar como quem não tem o link.'
