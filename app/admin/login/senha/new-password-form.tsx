'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useRef, useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/inputs'
import { PASSWORD_FIELD_MAX } from '@/lib/account/password-rules'
import type { Failure } from '@/lib/action/result'
import { createPassword } from './actions'

type Props = {
  /** Whom the link is for; one that came by mail does not say. */
  email?: string
  secret: { name: 'link' | 'codigo'; value: string }
}

/** Without script it posts itself and comes back with `posted`; with it what was typed stays. */
export function NewPasswordForm({ email, secret }: Props) {
  const [posted, post] = useActionState(createPassword, undefined)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, startTransition] = useTransition()
  const [shown, setShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const told = failure ?? posted
  const wrong = told?.fieldErrors ?? {}

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    startTransition(async () => {
      const result = await send(data)
      startTransition(() => setFailure(result))
      const [first = 'password'] = Object.keys(result.fieldErrors ?? {})
      form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
    })
  }

  const field = {
    type: shown ? 'text' : 'password',
    required: true,
    autoComplete: 'new-password',
    spellCheck: false,
    maxLength: PASSWORD_FIELD_MAX,
  }
  return (
    <form ref={form} action={post} onSubmit={submit} className="grid gap-5">
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
      <div role="alert" className="text-danger-700 empty:hidden">
        {told && Object.keys(wrong).length === 0 && (
          <p className="border-danger-700 border-l-2 pl-3">{told.error}</p>
        )}
      </div>
      <button type="submit" disabled={isBusy} className={buttonClass('primary', 'min-h-12')}>
        {isBusy ? 'Salvando...' : 'Salvar senha'}
      </button>
    </form>
  )
}

async function send(form: FormData): Promise<Failure> {
  try {
    return await createPassword(undefined, form)
  } catch (error) {
    unstable_rethrow(error)
    return { ok: false, error: 'Sem conexão com o site. Confira a internet e tente de novo.' }
  }
}
