'use client'

import { useId, useOptimistic, useTransition } from 'react'
import { Switch } from '@/components/ui/switch'
import { notify } from '../../_ui/notify'
import { toastFailure } from '../../_ui/toast-failure'
import { setSecondFactorRequired } from './actions'

type Props = {
  required: boolean
  mayChange: boolean
}

export function TeamSwitch({ required, mayChange }: Props) {
  const [shown, show] = useOptimistic(required)
  const [changing, startTransition] = useTransition()
  const hint = useId()

  function change(next: boolean) {
    if (next && !confirm(question)) return
    startTransition(async () => {
      show(next)
      const result = await toastFailure(
        setSecondFactorRequired({ required: next }),
        'Erro ao mudar a exigência.',
      )
      if (result.ok) notify.success(next ? demanded : 'O segundo fator voltou a ser opcional.')
    })
  }

  return (
    <div className="flex items-start gap-3">
      <Switch
        label={label}
        checked={shown}
        disabled={!mayChange || changing}
        onChange={change}
        describedBy={hint}
      />
      <div className="pt-2">
        <p className="font-medium" aria-hidden="true">
          {label}
        </p>
        <p id={hint} className="field-hint max-w-measure">
          {mayChange
            ? 'Quem ainda não tem é levado a cadastrar um aparelho antes de fazer qualquer outra coisa.'
            : 'Ative antes o seu próprio segundo fator.'}
        </p>
      </div>
    </div>
  )
}

const label = 'Exigir segundo fator de toda a equipe'
const demanded = 'A partir de agora, toda a equipe entra com segundo fator.'
const question =
  'Exigir segundo fator de toda a equipe? Quem ainda não tem precisará cadastrar um aparelho antes de continuar.'
