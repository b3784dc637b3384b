'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { ActionResult } from '@/lib/action/result'
import type { z } from '@/lib/zod'
import { notify } from '../_ui/notify'
import { unreachable } from '../_ui/toast-failure'

type Options<I extends FieldValues, O, T extends object> = {
  schema: z.ZodType<O, I>
  values: I
  send: (output: O) => Promise<ActionResult<T>>
  failure: string
  onDone: (result: { ok: true } & T) => void
}

/** A small form that holds secrets: unlike `useAdminForm` it keeps no draft in the browser. */
export function useAccountForm<I extends FieldValues, O, T extends object>(options: Options<I, O, T>) {
  const { schema, values, send, failure, onDone } = options
  const form = useForm<I, unknown, O>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<I>,
  })
  const submit = form.handleSubmit(async (output) => {
    const result = await send(output).catch(unreachable(failure))
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
