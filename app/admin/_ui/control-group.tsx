import type { ReactNode } from 'react'

type Props = {
  /** Prefix of the ids of its notes. */
  id: string
  label: string
  required?: boolean | undefined
  error: string | undefined
  hint?: ReactNode
  /** Ids of additional notes. */
  notes?: string
  className: string
  children: ReactNode
}

/** Groups several controls under one label and description, and takes the focus if invalid. */
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
