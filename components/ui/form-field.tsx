import type { ReactNode } from 'react'
import { Field } from './field'

export type ControlProps = {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  'aria-required': boolean | undefined
}

type Props = {
  label: string
  hint?: ReactNode
  required?: boolean
  className?: string
  error: string | undefined
  /** Renders directly below the control, with the id that describes it. */
  counter?: ((id: string) => ReactNode) | undefined
  children: (control: ControlProps) => ReactNode
}

export function FormField({ error, hint, counter, children, ...field }: Props) {
  const describedBy = (id: string) =>
    [error && `${id}-erro`, hint && `${id}-dica`, counter && `${id}-contagem`].filter(Boolean).join(' ')
  return (
    <Field
      {...field}
      notes={(id) => (
        <>
          {error && (
            <p id={`${id}-erro`} className="field-error">
              {error}
            </p>
          )}
          {(hint || counter) && (
            <div className="field-notes">
              {hint && (
                <p id={`${id}-dica`} className="field-hint">
                  {hint}
                </p>
              )}
              {counter?.(`${id}-contagem`)}
            </div>
          )}
        </>
      )}
    >
      {(id) =>
        children({
          id,
          'aria-invalid': Boolean(error),
          'aria-describedby': describedBy(id) || undefined,
          'aria-required': field.required || undefined,
        })
      }
    </Field>
  )
}
