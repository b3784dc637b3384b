'use client'

import { type SubmitEvent, useActionState, useEffect } from 'react'
import { toast } from 'sonner'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { type Notice, offline, type SignInFailure } from '@/lib/access/denials'
import { signIn } from './actions'
import { FormEnd, useSentForm } from './sent-form'

type Props = {
  /** The page to open afterwards; the action validates it. */
  returnTo: string | undefined
}

export function LoginForm({ returnTo }: Props) {
  const [posted, post] = useActionState(signIn, undefined)
  const { failure, isBusy, onSubmit } = useSentForm<SignInFailure>(signIn, offline, (answer, form) => {
    announce(answer)
    form.querySelector<HTMLInputElement>('input[name="password"]')?.focus()
  })
  const shown = failure ?? posted

  function send(event: SubmitEvent<HTMLFormElement>) {
    // A new attempt makes the notice obsolete, which would otherwise stay in the panel's bar.
    toast.dismiss('arrival')
    onSubmit(event)
  }

  // A form submitted before hydration can show its toast only now.
  useEffect(() => {
    if (posted) announce(posted)
  }, [posted])

  return (
    <form action={post} onSubmit={send} className="grid gap-5">
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
            {/* Without JavaScript there is no toast, so the message is complete. */}
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

/** Shows once why the visitor was redirected here, as a toast or, without JavaScript, as a line. */
export function ArrivalNotice({ notice }: { notice: Notice }) {
  const { kind, title, text } = notice
  // The reason is removed from the URL, so that a reload does not repeat it.
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
