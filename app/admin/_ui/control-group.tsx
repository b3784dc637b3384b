import type { ReactNode } from 'react'

type Props = {
  label: ReactNode
  required?: boolean | undefined
  /** Ids of what describes it. */
  notes: string | undefined
  isWrong: boolean
  className: string
  children: ReactNode
}

/** A field of several controls with one name and one description; it gets the focus if it is wrong. */
export function ControlGroup({ label, required, notes, isWrong, className, children }: Props) {
  return (
    <fieldset
      tabIndex={-1}
      aria-describedby={notes}
      {...(isWrong && { 'data-invalid': '' })}
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
    </fieldset>
  )
}
