'use client'

import { type ReactNode, useId } from 'react'
import { get, useFormContext } from 'react-hook-form'

type ControlProps = {
  id: string
  name: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
}

export type FieldProps = {
  /** Path in the form's values, e.g. `details.nights`. */
  name: string
  label: string
  hint?: ReactNode
  required?: boolean
  className?: string
}

type Props = FieldProps & {
  /** Stands right under the control; gets the id that describes it. */
  counter?: ((id: string) => ReactNode) | undefined
  children: (control: ControlProps) => ReactNode
}

export function Field({ name, label, hint, required, className = '', counter, children }: Props) {
  const error = useFieldError(name)
  // Two forms on one page may have fields of the same name.
  const id = useId()
  const described = [error && `${id}-erro`, hint && `${id}-dica`, counter && `${id}-contagem`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
        {required && (
          <span className="text-danger-700" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        name,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p id={`${id}-erro`} className="field-error">
          {error}
        </p>
      )}
      {(hint || counter) && (
        <div className="flex gap-4">
          {hint && (
            <p id={`${id}-dica`} className="field-hint min-w-0">
              {hint}
            </p>
          )}
          {counter?.(`${id}-contagem`)}
        </div>
      )}
    </div>
  )
}

export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext()
  return messageIn(get(formState.errors, name))
}

/** Of a list whose entries are wrong, the first one's sentence. */
function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find(Boolean)
  const isNamed = typeof error === 'object' && error !== null && 'message' in error
  return isNamed && typeof error.message === 'string' ? error.message : undefined
}
