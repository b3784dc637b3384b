'use client'

import { Quote, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { itemScreenPath } from '@/lib/paths'
import { Button } from '../../_ui/button'
import { notify } from '../../_ui/notify'
import { toastFailure } from '../../_ui/toast-failure'
import { deleteSurveyAnswers, makeTestimonial } from './actions'

type Props = { id: string; name: string; mayQuote: boolean }

export function AnswerButtons({ id, name, mayQuote }: Props) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function remove() {
    if (!confirm(`Apagar a resposta de ${name}? Isto não pode ser desfeito.`)) return
    startTransition(async () => {
      const result = await toastFailure(deleteSurveyAnswers({ id }), 'Erro ao apagar a resposta.')
      if (result.ok) notify.success('Resposta apagada.')
    })
  }

  function quote() {
    startTransition(async () => {
      const result = await toastFailure(makeTestimonial({ id }), 'Erro ao criar o depoimento.')
      if (result.ok) router.push(itemScreenPath('testimonials', result.id))
    })
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {mayQuote && (
        <Button icon={Quote} disabled={pending} onClick={quote}>
          Usar como depoimento
        </Button>
      )}
      <Button tone="danger" icon={Trash2} disabled={pending} onClick={remove}>
        {pending ? 'Um momento...' : 'Apagar'}
      </Button>
    </div>
  )
}
