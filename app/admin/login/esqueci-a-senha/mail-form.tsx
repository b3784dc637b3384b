'use client'

import { useActionState } from 'react'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/inputs'
import { requestPasswordMail } from '../actions'
import { FormEnd } from '../sent-form'

export function MailForm() {
  const [result, send, isBusy] = useActionState(requestPasswordMail, undefined)
  if (result?.ok) {
    return (
      <p role="status" className="border-gold-500 border-l-2 pl-3">
        Se este e-mail tem uma conta, o link chega em instantes. Olhe também a caixa de spam.
      </p>
    )
  }
  const error = result?.fieldErrors?.email
  return (
    <form action={send} className="grid gap-5">
      <FormField label="E-mail" error={error}>
        {(control) => <Input {...control} type="email" name="email" required autoComplete="username" />}
      </FormField>
      <FormEnd label="Enviar link por e-mail" busyLabel="Enviando..." isBusy={isBusy}>
        {result && !error && result.error}
      </FormEnd>
    </form>
  )
}
