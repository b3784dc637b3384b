'use client'

import type { FormEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button'

type Props<I extends FieldValues, O> = {
  form: UseFormReturn<I, unknown, O>
  submit: (event: FormEvent) => unknown
  sending: boolean
  label: string
  sendingLabel: string
  tone?: 'primary' | 'danger'
  onCancel?: () => void
  children: ReactNode
}

export function AccountForm<I extends FieldValues, O>(props: Props<I, O>) {
  const { form, submit, sending, label, sendingLabel, tone = 'primary', onCancel, children } = props
  return (
    <FormProvider {...form}>
      {/* Sent before the script is there, a form would otherwise write what was typed into the address. */}
      <form method="post" noValidate onSubmit={submit} className="grid max-w-[28rem] gap-5">
        {children}
        <div className="flex flex-wrap gap-2">
          <button type="submit" className={buttonClass(tone)} disabled={sending}>
            {sending ? sendingLabel : label}
          </button>
          {onCancel && (
            <button type="button" className={buttonClass('plain')} disabled={sending} onClick={onCancel}>
              Cancelar
            </button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}

/** Tells the browser's password manager whose password it is; nobody sees it. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
