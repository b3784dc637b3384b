'use client'

import { unstable_rethrow } from 'next/navigation'
import { type FormEvent, useActionState, useId, useRef, useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Input } from '@/components/ui/inputs'
import { giveSecondFactor } from './actions'

/** Without script it posts itself and comes back with `posted`; with it a lost connection is told in words. */
export function CodeForm({ returnTo }: { returnTo: string }) {
  const [posted, post] = useActionState(giveSecondFactor, undefined)
  const [failure, setFailure] = useState<string>()
  const [isBusy, startTransition] = useTransition()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const shown = failure ?? posted

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    startTransition(async () => {
      const result = await send(form)
      startTransition(() => setFailure(result))
      input.current?.select()
    })
  }

  return (
    <form action={post} onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-medium">
          Código de 6 números
        </label>
        <Input
          ref={input}
          id={id}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          spellCheck={false}
          // The only field of a page that was asked for by the step before.
          autoFocus
          aria-invalid={shown !== undefined}
          aria-describedby={shown === undefined ? undefined : `${id}-erro`}
          className="text-[1.25rem] tracking-[0.25em]"
        />
      </div>
      <input type="hidden" name="voltar" value={returnTo} />
      <div role="alert" className="text-danger-700 empty:hidden">
        {shown && (
          <p id={`${id}-erro`} className="border-danger-700 border-l-2 pl-3">
            {shown}
          </p>
        )}
      </div>
      <button type="submit" disabled={isBusy} className={buttonClass('primary', 'min-h-12')}>
        {isBusy ? 'Conferindo...' : 'Confirmar'}
      </button>
    </form>
  )
}

async function send(form: FormData): Promise<string> {
  try {
    return await giveSecondFactor(undefined, form)
  } catch (error) {
    unstable_rethrow(error)
    return 'Sem conexão com o site. Confira a internet e tente de novo.'
  }
}
