'use client'

import { useActionState, useEffect } from 'react'
import { toast } from 'sonner'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { type Notice, offline, type SignInFailure } from '@/lib/access/denials'
import { signIn } from './actions'
import { FormEnd, useSentForm } from './sent-form'

type Props = {
  /** Where to go afterwards; checked by the action. */
  returnTo: string | undefined
}

/** E-mail and password. */
export function LoginForm({ returnTo }: Props) {
  const [posted, post] = useActionState(signIn, undefined)
  const { failure, isBusy, onSubmit } = useSentForm<SignInFailure>(signIn, offline, (answer, form) => {
    toast.dismiss('arrival')
    announce(answer)
    form.querySelector<HTMLInputElement>('input[name="password"]')?.focus()
  })
  const shown = failure ?? posted

  // A form sent before the script had loaded comes back like one without it; the toaster can speak only now.
  useEffect(() => {
    if (posted) announce(posted)
  }, [posted])

  return (
    <form action={post} onSubmit={onSubmit} className="grid gap-5">
      <Field label="E-mail">
        {(id) => (
          <Input
            id={id}
            type="email"
            name="email"
            required
            autoComplete="username"
            defaultValue={posted?.email}
          />
        )}
      </Field>
      <Field label="Senha">
        {(id) => <Input id={id} type="password" name="password" required autoComplete="current-password" />}
      </Field>
      {returnTo && <input type="hidden" name="voltar" value={returnTo} />}
      <FormEnd label="Entrar" busyLabel="Entrando..." isBusy={isBusy}>
        {shown && (
          <>
            {/* The toast says the rest; a page that came back without script has none. */}
            {!failure && (
              <>
                <strong>{shown.title}.</strong> {shown.text}{' '}
              </>
            )}
            {shown.help}
          </>
        )}
      </FormEnd>
    </form>
  )
}

function announce({ title, text, help }: SignInFailure) {
  toast.error(title, {
    id: 'sign-in',
    duration: 10_000,
    description: (
      <>
        <span className="block">{text}</span>
        <span className="block">{help}</span>
      </>
    ),
  })
}

/** Says once, as a toast, why the visitor was sent to the login page; without script, as a line on the page. */
export function ArrivalNotice({ notice }: { notice: Notice }) {
  const { kind, title, text } = notice
  // The toaster and the address bar lie outside React: the reason leaves the address, or a reload would repeat it.
  useEffect(() => {
    toast[kind](title, { id: 'arrival', description: text })
    const url = new URL(window.location.href)
    url.searchParams.delete('motivo')
    window.history.replaceState(null, '', url)
  }, [kind, title, text])
  return (
    <noscript>
      <p role="alert" className="mb-5 border-l-2 border-gold-500 pl-4">
        <strong className="block">{title}</strong> {text}
      </p>
    </noscript>
  )
}
