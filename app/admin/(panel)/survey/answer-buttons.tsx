'use client'

import { Quote, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { buttonClass } from '@/components/ui/button'
import { itemScreenPath } from '@/lib/paths'
import { Button } from '../../_ui/button'
import { notify } from '../../_ui/notify'
import { notifyFailure } from '../../_ui/toast-failure'
import { deleteSurveyAnswers, makeTestimonial } from './actions'

type Props = {
  id: string
  name: string
  mayQuote: boolean
  /** The id of the testimonial made from this answer. */
  testimonial?: string | undefined
}

export function AnswerButtons({ id, name, mayQuote, testimonial }: Props) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function remove() {
    if (!confirm(`Apagar a resposta de ${name}? Isto não pode ser desfeito.`)) return
    startTransition(async () => {
      const result = await notifyFailure(deleteSurveyAnswers({ id }), 'Erro ao apagar a resposta.')
      if (result.ok) notify.success('Resposta apagada.')
    })
  }

  function quote() {
    startTransition(async () => {
      const result = await notifyFailure(makeTestimonial({ id }), 'Erro ao criar o depoimento.')
      if (result.ok) router.push(itemScreenPath('testimonials', result.id))
    })
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {testimonial && (
        <Link className={buttonClass('outline')} href={itemScreenPath('testimonials', testimonial)}>
          Ver o depoimento
        </Link>
      )}
      {mayQuote && !testimonial && (
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
