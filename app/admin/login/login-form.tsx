'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'
import { toast } from 'sonner'
import { buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/inputs'
import { offline, type SignInFailure } from '@/lib/auth/sign-in-failures'
import { signIn } from './actions'

type Props = {
  /** Where to go afterwards; checked by the action. */
  returnTo: string | undefined
}

/** Without script it posts itself and comes back with `posted`; with it a lost connection loses nothing typed. */
export function LoginForm({ returnTo }: Props) {
  const [posted, post] = useActionState(signIn, undefined)
  const [failure, setFailure] = useState<SignInFailure>()
  const [isBusy, startTransition] = useTransition()
  const password = useRef<HTMLInputElement>(null)

  // A form sent before the script had loaded comes back like one without it; the toaster can speak only now.
  useEffect(() => {
    if (posted) announce(posted)
  }, [posted])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    toast.dismiss('arrival')
    startTransition(async () => {
      const result = await send(form)
      startTransition(() => setFailure(result))
      announce(result)
      password.current?.focus()
    })
  }

  return (
    <form action={post} onSubmit={submit} className="grid gap-5">
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
        {(id) => (
          <Input
            id={id}
            ref={password}
            type="password"
            name="password"
            required
            autoComplete="current-password"
          />
        )}
      </Field>
      {returnTo && <input type="hidden" name="voltar" value={returnTo} />}
      <FailureNote failure={failure} posted={posted} />
      <button type="submit" disabled={isBusy} className={buttonClass('primary', 'min-h-12')}>
        {isBusy ? 'Entrando...' : 'Entrar'}
      </button>
    </form>
  )
}

/** Beside the toast only what to do; a page that came back without script says everything here. */
function FailureNote({ failure, posted }: { failure?: SignInFailure; posted?: SignInFailure }) {
  const shown = failure ?? posted
  return (
    <div role="alert" className="text-danger-700 empty:hidden">
      {shown && (
        <p className="border-danger-700 border-l-2 pl-3">
          {!failure && (
            <>
              <strong>{shown.title}.</strong> {shown.text}{' '}
            </>
          )}
          {shown.help}
        </p>
      )}
    </div>
  )
}

async function send(form: FormData): Promise<SignInFailure> {
  try {
    return await signIn(undefined, form)
  } catch (error) {
    unstable_rethrow(error)
    return offline
  }
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
