'use client'

import { useActionState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { giveSecondFactor } from '../actions'
import { FormEnd, offlineText, useSentForm } from '../sent-form'

export function CodeForm({ returnTo }: { returnTo: string }) {
  const [posted, post] = useActionState(giveSecondFactor, undefined)
  const { failure, isBusy, onSubmit } = useSentForm(giveSecondFactor, offlineText, (_, form) =>
    form.querySelector<HTMLInputElement>('input[name="code"]')?.select(),
  )
  const shown = failure ?? posted

  return (
    <form action={post} onSubmit={onSubmit} className="grid gap-5">
      <Field label="Código de 6 números">
        {(id) => (
          <Input
            id={id}
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            spellCheck={false}
            // The only field of the page.
            autoFocus
            aria-invalid={shown !== undefined}
            aria-describedby={shown === undefined ? undefined : 'code-alert'}
            className="text-[1.25rem] tracking-[0.25em]"
          />
        )}
      </Field>
      <input type="hidden" name="voltar" value={returnTo} />
      <FormEnd label="Confirmar" busyLabel="Conferindo..." isBusy={isBusy} alertId="code-alert">
        {shown}
      </FormEnd>
    </form>
  )
}
