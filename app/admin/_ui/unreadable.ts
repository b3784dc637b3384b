import type { RefObject } from 'react'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'

/** The names of the date and time fields that show something which is no date or time: its value is empty. */
export function unreadableFields(form: HTMLFormElement | null): string[] {
  const fields = form?.querySelectorAll<HTMLInputElement>('input:is([type=date], [type=time])') ?? []
  return [...fields].filter(({ validity }) => validity.badInput).map(({ name }) => name)
}

export const unreadable = 'Complete este campo, ou apague o que está nele: o que ele mostra não existe'

/** A resolver that also refuses half and impossible dates and times, which the browser reports as empty (FORM-20). */
export function refusingUnreadable<Values extends FieldValues, Output>(
  form: RefObject<HTMLFormElement | null>,
  resolver: Resolver<Values, unknown, Output>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    const names = unreadableFields(form.current)
    if (names.length === 0) return result
    const errors: FieldErrors<Values> = {}
    Object.assign(errors, result.errors)
    for (const name of names) set(errors, name, { type: 'badInput', message: unreadable })
    return { values: {}, errors }
  }
}
