'use client'

import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useTransition } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { countLabel } from '@/lib/count-label'
import { formatDate } from '@/lib/format'
import { Button } from '../../_ui/button'
import { notify } from '../../_ui/notify'
import { notifyFailure } from '../../_ui/toast-failure'
import { deleteAnswersBefore } from './actions'

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
