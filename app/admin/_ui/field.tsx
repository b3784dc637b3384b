import type { ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { type ControlProps, FormField } from '@/components/ui/form-field'

export type FieldProps = {
  /** Path in the form's values, e.g. `details.nights`. */
  name: string
  label: string
  hint?: ReactNode
  required?: boolean
  /** Maximum number of characters, for a list of each entry. */
  max?: number | undefined
  className?: string
}

type Props = FieldProps & {
  counter?: ((id: string) => ReactNode) | undefined
  children: (control: ControlProps & { name: string }) => ReactNode
}

export function Field({ name, className, children, ...field }: Props) {
  return (
    <FormField {...field} error={useFieldError(name)} className={className}>
      {(control) => children({ ...control, name })}
    </FormField>
  )
}

export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext()
  return messageIn(get(formState.errors, name))
}

/** Returns the error message; for a list, that of its first invalid entry. */
function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find(Boolean)
  // A `root` error concerns the rows as a whole; others are shown at their own fields.
  if (typeof error === 'object' && error !== null && 'root' in error) return messageIn(error.root)
  const isNamed = typeof error === 'object' && error !== null && 'message' in error
  return isNamed && typeof error.message === 'string' ? error.message : undefined
}
