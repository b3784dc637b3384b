import type { ReactNode } from 'react'

type Props = {
  /** The ids of its notes begin with it. */
  id: string
  label: string
  required?: boolean | undefined
  error: string | undefined
  hint?: ReactNode
  /** Ids of further notes. */
  notes?: string
  className: string
  children: ReactNode
}

/** A field of several controls with one name and one description; it gets the focus if it is wrong. */
export function ControlGroup({ id, label, required, error, hint, notes, className, children }: Props) {
  const describedBy = [error && `${id}-erro`, hint && `${id}-dica`, notes].filter(Boolean).join(' ')
  return (
    <fieldset
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
      {...(error && { 'data-invalid': '' })}
      className={`grid min-w-0 rounded-xs ${className}`}
    >
      <legend className="mb-1.5 font-medium">
        {label}
        {required && (
          <span className="field-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {children}
      {error && (
        <p id={`${id}-erro`} className="field-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-dica`} className="field-hint">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
