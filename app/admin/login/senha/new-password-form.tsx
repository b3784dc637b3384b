'use client'

import { useActionState, useState } from 'react'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/inputs'
import type { Failure } from '@/lib/access/result'
import { PASSWORD_FIELD_MAX } from '@/lib/team/password-rules'
import { createPassword } from '../actions'
import { FormEnd, offlineText, useSentForm } from '../sent-form'

type Props = {
  /** The link's account; unknown for a link sent by mail. */
  email: string | undefined
  secret: { name: 'link' | 'codigo'; value: string }
}

export function NewPasswordForm({ email, secret }: Props) {
  const [posted, post] = useActionState(createPassword, undefined)
  const [shown, setShown] = useState(false)
  const offline: Failure = { ok: false, error: offlineText }
  const { failure, isBusy, onSubmit } = useSentForm(createPassword, offline, ({ fieldErrors = {} }, form) => {
    const [first = 'password'] = Object.keys(fieldErrors)
    form.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
  })
  const result = failure ?? posted
  const wrong = result?.fieldErrors ?? {}

  const field = {
    type: shown ? 'text' : 'password',
    required: true,
    autoComplete: 'new-password',
    spellCheck: false,
    maxLength: PASSWORD_FIELD_MAX,
  }
  return (
    <form action={post} onSubmit={onSubmit} className="grid gap-5">
      <FormField label="E-mail" error={undefined}>
        {({ id }) => (
          <Input
            id={id}
            type="email"
            name="email"
            required
            defaultValue={email}
            readOnly={email !== undefined}
            autoComplete="username"
          />
        )}
      </FormField>
      <FormField
        label="Nova senha"
        hint="De 12 a 72 caracteres. Uma frase serve bem, com espaços e tudo."
        error={wrong.password}
      >
        {(control) => <Input {...control} {...field} name="password" />}
      </FormField>
      <FormField label="Repita a nova senha" error={wrong.repeat}>
        {(control) => <Input {...control} {...field} name="repeat" />}
      </FormField>
      {email === undefined && (
        <FormField
          label="Código do segundo fator"
          hint="Só se a sua conta pede um código ao entrar."
          error={wrong.code}
        >
          {(control) => (
            <Input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
          )}
        </FormField>
      )}
      <label className="-my-1 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={shown}
          onChange={(event) => setShown(event.target.checked)}
          className="size-4.5 accent-forest-800"
        />
        Mostrar as senhas
      </label>
      <input type="hidden" name={secret.name} value={secret.value} />
      <FormEnd label="Salvar senha" busyLabel="Salvando..." isBusy={isBusy}>
        {result && Object.keys(wrong).length === 0 && result.error}
      </FormEnd>
    </form>
  )
}
