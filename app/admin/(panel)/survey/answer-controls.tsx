'use client'

import { Quote, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { countLabel } from '@/lib/count-label'
import { formatDate } from '@/lib/format'
import { itemScreenPath } from '@/lib/paths'
import { Button } from '../../_ui/button'
import { notify } from '../../_ui/notify'
import { notifyFailure } from '../../_ui/toast-failure'
import { deleteAnswersBefore, deleteSurveyAnswers, makeTestimonial, renewSurveyLink } from './actions'

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

/** Deletes all answers from before a day after stating their number. */
export function DeleteBefore({ today }: { today: string }) {
  const [pending, startTransition] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const day = String(new FormData(event.currentTarget).get('day'))
    const run = (isConfirmed: boolean) =>
      notifyFailure(deleteAnswersBefore({ day, isConfirmed }), 'Erro ao apagar as respostas.')
    startTransition(async () => {
      const found = await run(false)
      if (!found.ok) return
      const before = `de antes de ${formatDate(day)}`
      if (found.count === 0) return notify.error(`Não há respostas ${before}.`, 'Nada foi apagado')
      const what = countLabel(found.count, 'resposta', 'respostas')
      if (!confirm(`Apagar ${what} ${before}? Isto não pode ser desfeito.`)) return
      const gone = await run(true)
      if (gone.ok) notify.success(`Respostas apagadas: ${gone.count}.`)
    })
  }

  return (
    <form className="surface mt-4 flex flex-wrap items-end gap-3 p-4" onSubmit={submit}>
      <Field label="Apagar todas antes de">
        {(id) => <Input id={id} name="day" type="date" required min="2000-01-01" max={today} />}
      </Field>
      <Button type="submit" tone="danger" icon={Trash2} disabled={pending}>
        {pending ? 'Um momento...' : 'Apagar todas…'}
      </Button>
      <p className="field-hint basis-full">
        Mostra quantas são antes de apagar. Não pode ser desfeito; os depoimentos já criados ficam.
      </p>
    </form>
  )
}

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
