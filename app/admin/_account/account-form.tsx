import { zodResolver } from '@hookform/resolvers/zod'
import type { FormEvent, ReactNode } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { ActionResult } from '@/lib/access/result'
import type { z } from '@/lib/zod'
import { Button } from '../_ui/button'
import { TextInput } from '../_ui/inputs'
import { notify } from '../_ui/notify'
import { unreachableResult } from '../_ui/toast-failure'

type Options<I extends FieldValues, O, T extends object> = {
  schema: z.ZodType<O, I>
  values: I
  send: (output: O) => Promise<ActionResult<T>>
  failure: string
  onDone: (result: { ok: true } & T) => void
}

/** Manages a small form with secrets, which unlike `useItemForm` stores no recovery copy. */
export function useAccountForm<I extends FieldValues, O, T extends object>(options: Options<I, O, T>) {
  const { schema, values, send, failure, onDone } = options
  const form = useForm<I, unknown, O>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<I>,
  })
  const submit = form.handleSubmit(async (output) => {
    const result = await send(output).catch(unreachableResult(failure))
    if (result.ok) {
      form.reset()
      return onDone(result)
    }
    const wrong = Object.entries(result.fieldErrors ?? {})
    for (const [path, message] of wrong) {
      form.setError(path as FieldPath<I>, { type: 'server', message }, { shouldFocus: true })
    }
    if (wrong.length === 0) notify.error(result.error, result.title)
  })
  return { form, submit, sending: form.formState.isSubmitting }
}

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
      {/* Submitted before hydration, a GET form would put the passwords into the URL. */}
      <form method="post" noValidate onSubmit={submit} className="grid max-w-[28rem] gap-5">
        {children}
        <div className="flex flex-wrap gap-2">
          <Button tone={tone} type="submit" disabled={sending}>
            {sending ? sendingLabel : label}
          </Button>
          {onCancel && (
            <Button tone="plain" disabled={sending} onClick={onCancel}>
              Cancelar
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  )
}

/** Names the account for the browser's password manager. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}

export function CodeInput({ label, hint }: { label: string; hint?: ReactNode }) {
  return (
    <TextInput
      name="code"
      label={label}
      hint={hint}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      spellCheck={false}
      className="[&_.input]:max-w-[14rem]"
    />
  )
}
